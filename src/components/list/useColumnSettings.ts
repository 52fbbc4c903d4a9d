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

/** The columns of saved views, by their ids. */
type ViewColumns = Readonly<Record<string, Arrangement>>;

/** A short name for an operator that does not tell theirs: two who share a browser keep their own columns. */
function pseudonym(text: string) {
  let hash = 5381;
  for (const character of text) hash = (hash * 33) ^ (character.codePointAt(0) ?? 0);
  return (hash >>> 0).toString(36);
}

/**
 * The operator's columns of one list, kept in this browser. Nothing is stored before something is changed. Under a
 * saved view its columns are in force, and what is changed then is changed there.
 *
 * @returns the settings, the same object until one of them changes; sets them; `keep` what the views have for columns
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
  // A view that changes nothing about them is no reason to draw rows anew.
  const settings = useStable(getViewSettings(stored, viewId));
  const setSettings = useMemoizedFn((next: ColumnSettings) => setStored(withViewSettings(stored, viewId, next)));
  const keep = useMemoizedFn((change: (views: ViewColumns) => ViewColumns) => {
    const views = change(stored.views ?? {});
    if (views !== stored.views) setStored({ ...stored, views });
  });
  return [settings, setSettings, keep] as const;
}
