/** Values that parameters of an address are to have; null, or undefined, takes one out. */
export type ParamChanges = Readonly<Record<string, string | null | undefined>>;

/**
 * A query in which some parameters have other values. All others stay as they are, in front and in their order;
 * the changed ones follow in the order of `changes`, so that the same choice is the same address.
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
