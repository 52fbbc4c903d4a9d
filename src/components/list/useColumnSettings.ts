import { useModel } from '@umijs/max';
import { useLocalStorageState, useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import type { SavedView } from '@/contract/saved-view';
import { useStable } from '@/hooks/useStable';
import {
  type Arrangement,
  type ColumnSettings,
  type Density,
  defaultSettings,
  densities,
  getViewSettings,
  parseArrangement,
  parseSettings,
  type StoredColumns,
  withViewSettings,
} from './columns';

/** Columns of saved views, by view id. */
type ViewColumns = Readonly<Record<string, Arrangement>>;

/** A short hash that does not reveal the operator: two operators who share a browser keep separate columns. */
function pseudonym(text: string) {
  let hash = 5381;
  for (const character of text) hash = (hash * 33) ^ (character.codePointAt(0) ?? 0);
  return (hash >>> 0).toString(36);
}

/**
 * The operator's column settings for one list and row height of all lists, stored in this browser once they change. While a saved view with
 * columns is selected, its columns apply, and changes go to the view.
 *
 * @param opened the default view that the list opens with
 * @returns the settings (the same object until one changes), a setter, and a function that updates the columns of the
 * views
 */
export function useColumnSettings(list: string, viewId: string | undefined, opened?: SavedView) {
  const { initialState } = useModel('@@initialState');
  const { name = '', avatarUrl = '' } = initialState?.currentUser ?? {};
  const operator = pseudonym(name + avatarUrl);
  const [density = defaultSettings.density, setDensity] = useLocalStorageState<Density>(`density:${operator}`, {
    deserializer: (stored) => densities.find((one) => one === stored) ?? defaultSettings.density,
    serializer: (chosen) => chosen,
  });
  const [stored = parseSettings(null), setStored] = useLocalStorageState<StoredColumns>(`columns:${list}:${operator}`, {
    deserializer: parseSettings,
  });
  // A view without other columns must not render rows again.
  const settings = useStable({ ...getViewSettings(stored, viewId), density });
  const setSettings = useMemoizedFn((next: ColumnSettings) => {
    setStored(withViewSettings(stored, viewId, next));
    if (next.density !== density) setDensity(next.density);
  });
  const keep = useMemoizedFn((change: (views: ViewColumns) => ViewColumns) => {
    const views = change(stored.views ?? {});
    if (views !== stored.views) setStored({ ...stored, views });
  });
  useEffect(() => {
    if (opened?.columns) keep((kept) => ({ ...kept, [opened.id]: parseArrangement(opened.columns) }));
  }, [opened, keep]);
  return [settings, setSettings, keep] as const;
}
