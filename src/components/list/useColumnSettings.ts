import { useModel } from '@umijs/max';
import { useLocalStorageState, useMemoizedFn } from 'ahooks';
import { useStable } from '@/hooks/useStable';
import {
  type Arrangement,
  type ColumnSettings,
  getViewSettings,
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
 * The operator's column settings for one list, stored in this browser once something changes. While a saved view with
 * columns is selected, its columns apply, and changes go to the view.
 *
 * @returns the settings (the same object until one changes), a setter, and a function that updates the columns of the
 * views
 */
export function useColumnSettings(list: string, viewId: string | undefined) {
  const { initialState } = useModel('@@initialState');
  const { name = '', avatarUrl = '' } = initialState?.currentUser ?? {};
  const [stored = parseSettings(null), setStored] = useLocalStorageState<StoredColumns>(
    `columns:${list}:${pseudonym(name + avatarUrl)}`,
    {
      deserializer: parseSettings,
    },
  );
  // A view without other columns must not render rows again.
  const settings = useStable(getViewSettings(stored, viewId));
  const setSettings = useMemoizedFn((next: ColumnSettings) => setStored(withViewSettings(stored, viewId, next)));
  const keep = useMemoizedFn((change: (views: ViewColumns) => ViewColumns) => {
    const views = change(stored.views ?? {});
    if (views !== stored.views) setStored({ ...stored, views });
  });
  return [settings, setSettings, keep] as const;
}
