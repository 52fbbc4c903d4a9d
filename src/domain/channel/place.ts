import type { channelStatuses } from '../../contract/limits/channel';
import { type ParentProblem, parentProblem } from './tree';

type Node = { id: string; parentId: string | null; status: (typeof channelStatuses)[number] };

export type PlaceProblem = ParentProblem | 'archived';

/**
 * What keeps a channel from being laid below `parentId`: what keeps any tree from it, and one that is archived takes
 * none any more. One that lies there already may stay.
 * @param id of one that is there already; a new one has none
 */
export function placeProblem(tree: readonly Node[], parentId: string | null, id?: string): PlaceProblem | null {
  const problem = parentProblem(tree, parentId, id);
  if (problem !== null || parentId === null) return problem;
  const isThere = id !== undefined && tree.some((node) => node.id === id && node.parentId === parentId);
  return !isThere && tree.some((node) => node.id === parentId && node.status === 'archived') ? 'archived' : null;
}
