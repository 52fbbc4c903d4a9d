import type { channelStatuses } from '../../contract/limits/channel';
import { type ParentProblem, parentProblem } from './tree';

type Node = { id: string; parentId: string | null; status: (typeof channelStatuses)[number] };

export type PlaceProblem = ParentProblem | 'archived';

/**
 * Why a channel cannot be moved below `parentId`: a problem of the tree, or an archived parent. A channel that is
 * already below an archived parent may stay.
 *
 * @param id of an existing channel; undefined for a new one
 */
export function placeProblem(tree: readonly Node[], parentId: string | null, id?: string): PlaceProblem | null {
  const problem = parentProblem(tree, parentId, id);
  if (problem !== null || parentId === null) return problem;
  const isThere = id !== undefined && tree.some((node) => node.id === id && node.parentId === parentId);
  return !isThere && tree.some((node) => node.id === parentId && node.status === 'archived') ? 'archived' : null;
}
