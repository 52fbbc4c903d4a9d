import { useState } from 'react';
import { onSessionEnd } from '@/session/forget';

type CollapsedIds = Readonly<Record<string, ReadonlySet<string>>>;

let remembered: CollapsedIds = {};
onSessionEnd(() => {
  remembered = {};
});

const none: ReadonlySet<string> = new Set();

/**
 * Which rows of a tree are closed, by id; open is the rule. Kept while the console is open.
 *
 * @param view names the tree and its filter: what was found is never hidden by what was closed before
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
