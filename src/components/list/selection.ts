/** Selected rows: some by id, on any page, or all that match except some. */
export type Selection =
  | { mode: 'picked'; ids: ReadonlySet<string> }
  | { mode: 'matching'; excludedIds: ReadonlySet<string> };

export const emptySelection: Selection = { mode: 'picked', ids: new Set() };
export const allMatching: Selection = { mode: 'matching', excludedIds: new Set() };

/** The rows that a bulk action runs on. */
export type Target<Filter> = { ids: string[] } | { filter: Filter; excludedIds: string[] };

export const isSelected = (selection: Selection, id: string) =>
  selection.mode === 'picked' ? selection.ids.has(id) : !selection.excludedIds.has(id);

/** Selects or deselects rows; the others stay as they are. */
export function toggle(selection: Selection, ids: readonly string[], isTicked: boolean): Selection {
  const isPicked = selection.mode === 'picked';
  const next = new Set(isPicked ? selection.ids : selection.excludedIds);
  for (const id of ids) {
    if (isTicked === isPicked) next.add(id);
    else next.delete(id);
  }
  return isPicked ? { mode: 'picked', ids: next } : { mode: 'matching', excludedIds: next };
}

/** The ids from `last` to `id`, both included, in either direction; `id` alone if one of them is not in `ids`. */
export function selectRange(ids: readonly string[], last: string | undefined, id: string) {
  const ends = [ids.indexOf(last ?? id), ids.indexOf(id)];
  return ends.includes(-1) ? [id] : ids.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/** Number of selected rows, of `total` that match. */
export const countSelected = (selection: Selection, total: number) =>
  selection.mode === 'picked' ? selection.ids.size : Math.max(0, total - selection.excludedIds.size);

export const toBulkTarget = <Filter>(selection: Selection, filter: Filter): Target<Filter> =>
  selection.mode === 'picked' ? { ids: [...selection.ids] } : { filter, excludedIds: [...selection.excludedIds] };
