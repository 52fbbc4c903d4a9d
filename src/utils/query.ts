/** New values of query parameters; null or undefined removes one. */
export type ParamChanges = Readonly<Record<string, string | null | undefined>>;

/**
 * Changes parameters of a query. The others keep their order and come first; the changed ones follow in the order of
 * `changes`, so that the same selection results in the same URL.
 */
export function withParams(search: string, changes: ParamChanges) {
  const query = new URLSearchParams(search);
  const isChanged = Object.entries(changes).some(([name, value]) => {
    const now = query.getAll(name);
    return value == null ? now.length > 0 : now.length !== 1 || now[0] !== value;
  });
  if (!isChanged) return query;
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    if (value != null) query.set(name, value);
  }
  return query;
}
