import { useState } from 'react';
import { onSessionEnd } from '@/session/forget';

type CollapsedIds = Readonly<Record<string, ReadonlySet<string>>>;

let remembered: CollapsedIds = {};
onSessionEnd(() => {
  remembered = {};
});

const none: ReadonlySet<string> = new Set();

/**
 * Ids of the collapsed tree rows; rows are expanded by default. Kept until the session ends.
 *
 * @param view names the tree and its filter: rows collapsed before must not hide the matches of another filter
 */
export function useCollapsed(view: string) {
  const [all, setAll] = useState(remembered);
  const collapsed = all[view] ?? none;
  const change = (ids: Iterable<string>) => {
    remembered = { ...remembered, [view]: new Set(ids) };
    setAll(remembered);
  };
  return {
    collapsed,
    collapse: change,
    toggle: (id: string) =>
      change(collapsed.has(id) ? [...collapsed].filter((other) => other !== id) : [...collapsed, id]),
  };
}
