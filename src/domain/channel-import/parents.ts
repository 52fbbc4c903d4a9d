import { channel as limit } from '../../contract/limits/channel';
import { getAncestors } from '../channel/tree';

/** An existing channel. */
export type KnownChannel = { id: string; parentId: string | null; isArchived: boolean };

/** Parent of a row: an existing channel, another row by its index, an unknown name, or none. */
export type ParentRef = { channel: KnownChannel } | { row: number } | 'unknown' | null;

export type ParentProblem =
  | { problem: 'parentUnknown' | 'parentArchived' | 'parentCycle' | 'parentTooDeep' }
  /** The parent row is refused. */
  | { problem: 'parentRefused'; row: number };

/** Ancestor rows in the file, nearest first; a row in a cycle is its own ancestor. */
function getAncestorRows(refs: readonly ParentRef[], index: number): number[] {
  const above: number[] = [];
  for (let at = refs[index]; at && typeof at === 'object' && 'row' in at; at = refs[at.row]) {
    if (above.includes(at.row)) break;
    above.push(at.row);
  }
  return above;
}

/**
 * Places the rows of a file in the channel tree, in any row order.
 *
 * @param tree all existing channels
 * @param refs the parent of each row
 * @param isRefused whether a row is refused for another reason
 * @returns for each row its level, counted from 1, and the problem with its parent
 */
export function placeInTree(
  tree: readonly KnownChannel[],
  refs: readonly ParentRef[],
  isRefused: (index: number) => boolean,
): { level: number; problem: ParentProblem | null }[] {
  const levelOf = (above: readonly number[], index: number) => {
    const top = refs[above.at(-1) ?? index];
    const isBelow = top && typeof top === 'object' && 'channel' in top;
    return above.length + 1 + (isBelow ? getAncestors(tree, top.channel.id).length + 1 : 0);
  };
  const known = new Map<number, ParentProblem | null>();
  const problemOf = (index: number): ParentProblem | null => {
    const found = known.get(index);
    if (found !== undefined) return found;
    const problem = look(index);
    known.set(index, problem);
    return problem;
  };
  const look = (index: number): ParentProblem | null => {
    const ref = refs[index] ?? null;
    if (ref === null) return null;
    if (ref === 'unknown') return { problem: 'parentUnknown' };
    if ('channel' in ref && ref.channel.isArchived) return { problem: 'parentArchived' };
    const above = getAncestorRows(refs, index);
    if (above.includes(index)) return { problem: 'parentCycle' };
    if ('row' in ref && (isRefused(ref.row) || problemOf(ref.row))) return { problem: 'parentRefused', row: ref.row };
    return levelOf(above, index) > limit.maxLevels ? { problem: 'parentTooDeep' } : null;
  };
  return refs.map((_, index) => ({ level: levelOf(getAncestorRows(refs, index), index), problem: problemOf(index) }));
}
