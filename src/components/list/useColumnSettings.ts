import { useModel } from '@umijs/max';
import { useLocalStorageState } from 'ahooks';
import { type ColumnSettings, parseSettings } from './columns';

/** A short name for an operator that does not tell theirs: two who share a browser keep their own columns. */
function pseudonym(text: string) {
  let hash = 5381;
  for (const character of text) hash = (hash * 33) ^ (character.codePointAt(0) ?? 0);
  return (hash >>> 0).toString(36);
}

/** The operator's columns of one list, kept in this browser. Nothing is stored before something is changed. */
export function useColumnSettings(list: string) {
  const { initialState } = useModel('@@initialState');
  const { name = '', avatarUrl = '' } = initialState?.currentUser ?? {};
  const [settings, setSettings] = useLocalStorageState<ColumnSettings>(
    `columns:${list}:${pseudonym(name + avatarUrl)}`,
    {
      deserializer: parseSettings,
    },
  );
  return [settings ?? parseSettings(null), setSettings] as const;
}
