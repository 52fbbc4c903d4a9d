/** How the rows of a list that is a tree hang together. The list is not paged: all its rows are one answer. */
export type Tree<Row> = {
  /** The id of the row that this one lies below; null, or one that is not there, at the top. */
  parentOf: (row: Row) => string | null;
  /** There only for what lies below it and does match: it is not counted, and cannot be ticked. */
  isContext: (row: Row) => boolean;
};

export type TreeRow<Row> = Row & { children?: TreeRow<Row>[] };

/** Rows with those below them as `children`, each level in the order in which it came. */
export function toTree<Row extends { id: string }>(
  rows: readonly Row[],
  parentOf: Tree<Row>['parentOf'],
): TreeRow<Row>[] {
  const nested = new Map(rows.map((row) => [row.id, { ...row } as TreeRow<Row>]));
  const top: TreeRow<Row>[] = [];
  for (const row of nested.values()) {
    const parent = nested.get(parentOf(row) ?? '');
    if (parent) parent.children = [...(parent.children ?? []), row];
    else top.push(row);
  }
  return top;
}

/** Ids of a tree's rows in the order in which they stand, without what is below a collapsed one. */
export const getVisibleRows = <Row extends { id: string }>(
  nested: readonly TreeRow<Row>[],
  collapsed: ReadonlySet<string>,
): string[] =>
  nested.flatMap(({ id, children = [] }) => [id, ...(collapsed.has(id) ? [] : getVisibleRows(children, collapsed))]);

/**
 * The first rows of a tree, as many as are drawn at once; what is below a collapsed one takes no place.
 * @returns `left`: how many more can be seen
 */
export function takeRows<Row extends { id: string }>(
  nested: readonly TreeRow<Row>[],
  collapsed: ReadonlySet<string>,
  limit: number,
): { nested: readonly TreeRow<Row>[]; left: number } {
  const count = getVisibleRows(nested, collapsed).length;
  // The same rows as before: none of them is drawn anew.
  if (count <= limit) return { nested, left: 0 };
  let room = limit;
  const take = (nodes: readonly TreeRow<Row>[]): TreeRow<Row>[] => {
    const taken: TreeRow<Row>[] = [];
    for (const node of nodes) {
      if (room === 0) break;
      room -= 1;
      const isOpen = node.children !== undefined && !collapsed.has(node.id);
      taken.push(isOpen ? { ...node, children: take(node.children ?? []) } : node);
    }
    return taken;
  };
  return { nested: take(nested), left: count - limit };
}

/** Ids of the rows that have others below them. */
export const getParentIds = <Row extends { id: string }>(rows: readonly Row[], parentOf: Tree<Row>['parentOf']) => {
  const ids = new Set(rows.map(({ id }) => id));
  return [...new Set(rows.map(parentOf))].filter((id) => id !== null && ids.has(id)) as string[];
};

/** Ids of the rows that can be ticked, and of those among them that can be seen. */
export function getSelectableRows<Row extends { id: string }>(
  rows: readonly Row[],
  tree: Tree<Row> | undefined,
  collapsed: ReadonlySet<string>,
) {
  const ids = rows.filter((row) => !tree?.isContext(row)).map(({ id }) => id);
  if (!tree) return { ids, visibleIds: ids };
  const tickable = new Set(ids);
  return { ids, visibleIds: getVisibleRows(toTree(rows, tree.parentOf), collapsed).filter((id) => tickable.has(id)) };
}
