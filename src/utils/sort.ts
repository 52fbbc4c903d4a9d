export type SortOrder = 'ascend' | 'descend' | null | undefined;

/** A table's sort as the API's `sort`: the field, with `-` in front when descending. */
export function sortParam(orders: Record<string, SortOrder>) {
  const [field, order] = Object.entries(orders).find(([, direction]) => direction) ?? [];
  if (!field) return undefined;
  return order === 'descend' ? `-${field}` : field;
}
