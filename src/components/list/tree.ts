/** How the rows of a list form a tree. The list has no pages: all rows come in one response. */
export type Tree<Row> = {
  /** Id of the parent row; null, or the id of a missing row, puts the row at the top. */
  parentOf: (row: Row) => string | null;
  /** The row is there only as the parent of rows that match: it is not counted and cannot be selected. */
  isContext: (row: Row) => boolean;
};

export type TreeRow<Row> = Row & { children?: TreeRow<Row>[] };

/** Rows with their children as `children`; each level keeps its order. */
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

/** Ids of the visible rows of a tree in display order, without children of collapsed rows. */
export const getVisibleRows = <Row extends { id: string }>(
  nested: readonly TreeRow<Row>[],
  collapsed: ReadonlySet<string>,
): string[] =>
  nested.flatMap(({ id, children = [] }) => [id, ...(collapsed.has(id) ? [] : getVisibleRows(children, collapsed))]);

/**
 * The first visible rows of a tree, up to `limit`. Children of collapsed rows do not count.
 *
 * @returns `left`: how many more visible rows there are
 */
export function takeRows<Row extends { id: string }>(
  nested: readonly TreeRow<Row>[],
  collapsed: ReadonlySet<string>,
  limit: number,
): { nested: readonly TreeRow<Row>[]; left: number } {
  const count = getVisibleRows(nested, collapsed).length;
  // The same objects as before, so that no row renders again.
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

/** Ids of the rows that have children. */
export const getParentIds = <Row extends { id: string }>(rows: readonly Row[], parentOf: Tree<Row>['parentOf']) => {
  const ids = new Set(rows.map(({ id }) => id));
  return [...new Set(rows.map(parentOf))].filter((id) => id !== null && ids.has(id)) as string[];
};

/** Ids of the selectable rows, and of the visible ones among them. */
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
