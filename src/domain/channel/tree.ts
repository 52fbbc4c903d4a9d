import { channel as limit } from '../../contract/limits/channel';

type Node = { id: string; parentId: string | null };

/** The ids above a node, nearest first; ends where one stands twice, so that a cycle ends too. */
export function ancestorsOf(tree: readonly Node[], id: string): string[] {
  const parents = new Map(tree.map((node) => [node.id, node.parentId]));
  const found: string[] = [];
  for (let at = parents.get(id) ?? null; at !== null && !found.includes(at); at = parents.get(at) ?? null) {
    found.push(at);
  }
  return found;
}

/** Of every node its own id and those above it, nearest first. */
export function pathsOf(tree: readonly Node[]): Map<string, readonly string[]> {
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

/** How many levels a node and what lies below it take. */
function heightOf(tree: readonly Node[], id: string): number {
  const below = tree.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((node) => heightOf(tree, node.id)));
}

export type ParentProblem = 'unknown' | 'cycle' | 'tooDeep';

/**
 * What keeps a channel from lying below `parentId` (docs/domain.md 6.6); null where nothing does.
 * @param tree all channels, without a cycle
 * @param id of one that is there already; a new one has none
 */
export function parentProblem(tree: readonly Node[], parentId: string | null, id?: string): ParentProblem | null {
  if (parentId === null) return null;
  if (!tree.some((node) => node.id === parentId)) return 'unknown';
  const above = [parentId, ...ancestorsOf(tree, parentId)];
  if (id !== undefined && above.includes(id)) return 'cycle';
  return above.length + (id === undefined ? 1 : heightOf(tree, id)) > limit.maxLevels ? 'tooDeep' : null;
}

/** The channels of these ids and all that lie below them: a channel that has others below it stands for them too. */
export function withBelow(tree: readonly Node[], ids: Iterable<string>): Set<string> {
  const found = new Set(ids);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { id, parentId } of tree) if (parentId !== null && found.has(parentId)) found.add(id);
  }
  return found;
}

/** The nodes of these ids and all that lie above them, without which a tree would not show where they are. */
export function withAbove(tree: readonly Node[], ids: Iterable<string>): Set<string> {
  const paths = pathsOf(tree);
  return new Set([...ids].flatMap((id) => paths.get(id) ?? []));
}

/** A tree from top to bottom: each node followed by what lies below it, those of one level as they come. */
export function inTreeOrder<Row extends Node>(rows: readonly Row[]): Row[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = new Map<string | null, Row[]>();
  for (const row of rows) {
    const parentId = row.parentId !== null && known.has(row.parentId) ? row.parentId : null;
    below.set(parentId, [...(below.get(parentId) ?? []), row]);
  }
  const from = (parentId: string | null): Row[] => (below.get(parentId) ?? []).flatMap((row) => [row, ...from(row.id)]);
  return from(null);
}
