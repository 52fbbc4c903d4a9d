import { channel as limit } from '../../contract/limits/channel';

type Node = { id: string; parentId: string | null };

/** Ids of a node's ancestors, nearest first. It stops at a repeated id, so a cycle does not loop forever. */
export function getAncestors(tree: readonly Node[], id: string): string[] {
  const parents = new Map(tree.map((node) => [node.id, node.parentId]));
  const found: string[] = [];
  for (let at = parents.get(id) ?? null; at !== null && !found.includes(at); at = parents.get(at) ?? null) {
    found.push(at);
  }
  return found;
}

/** For each node its own id and those of its ancestors, nearest first. */
export function getPaths(tree: readonly Node[]): Map<string, readonly string[]> {
  const parents = new Map(tree.map((node) => [node.id, node.parentId]));
  const paths = new Map<string, readonly string[]>();
  for (const { id } of tree) {
    const path: string[] = [];
    for (let at: string | null = id; at !== null && parents.has(at) && !path.includes(at); ) {
      path.push(at);
      at = parents.get(at) ?? null;
    }
    paths.set(id, path);
  }
  return paths;
}

/** Number of levels of a node with its descendants. */
function getHeight(tree: readonly Node[], id: string): number {
  const below = tree.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((node) => getHeight(tree, node.id)));
}

export type ParentProblem = 'unknown' | 'cycle' | 'tooDeep';

/**
 * Why a channel cannot be placed below `parentId` (docs/domain.md 6.6); null when it can.
 *
 * @param tree all channels, without a cycle
 * @param id of an existing channel; undefined for a new one
 */
export function parentProblem(tree: readonly Node[], parentId: string | null, id?: string): ParentProblem | null {
  if (parentId === null) return null;
  if (!tree.some((node) => node.id === parentId)) return 'unknown';
  const above = [parentId, ...getAncestors(tree, parentId)];
  if (id !== undefined && above.includes(id)) return 'cycle';
  return above.length + (id === undefined ? 1 : getHeight(tree, id)) > limit.maxLevels ? 'tooDeep' : null;
}

/** The given ids and those of all their descendants: a channel's figures include the channels below it. */
export function withDescendants(tree: readonly Node[], ids: Iterable<string>): Set<string> {
  const found = new Set(ids);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { id, parentId } of tree) if (parentId !== null && found.has(parentId)) found.add(id);
  }
  return found;
}

/** The given ids and those of all their ancestors, which a tree needs to show where the nodes are. */
export function withAncestors(tree: readonly Node[], ids: Iterable<string>): Set<string> {
  const paths = getPaths(tree);
  return new Set([...ids].flatMap((id) => paths.get(id) ?? []));
}

/** Rows in tree order: each node is followed by its descendants; siblings keep their order. */
export function sortAsTree<Row extends Node>(rows: readonly Row[]): Row[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = new Map<string | null, Row[]>();
  for (const row of rows) {
    const parentId = row.parentId !== null && known.has(row.parentId) ? row.parentId : null;
    below.set(parentId, [...(below.get(parentId) ?? []), row]);
  }
  const from = (parentId: string | null): Row[] => (below.get(parentId) ?? []).flatMap((row) => [row, ...from(row.id)]);
  return from(null);
}
