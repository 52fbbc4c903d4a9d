import type { ContactResult } from '@/contract/follow-up-input';
import { isSeriousEvent } from './serious-event';

type Problem = 'notInFuture' | 'noneAfterDeath' | 'seriousWithoutReaction' | 'deathIsSerious';

/** Problems of a recorded contact at `now` (milliseconds), by field (docs/domain.md 6.10). */
export function findContactProblems(
  {
    outcome,
    adverse,
    adverseSerious,
    nextAt,
  }: Pick<ContactResult, 'outcome' | 'adverse' | 'adverseSerious' | 'nextAt'>,
  now: number,
) {
  const problems: { nextAt?: Problem; adverseSerious?: Problem } = {};
  if (nextAt !== null && outcome === 'deceased') problems.nextAt = 'noneAfterDeath';
  else if (nextAt !== null && Date.parse(nextAt) <= now) problems.nextAt = 'notInFuture';
  if (adverse === 'none' && adverseSerious) problems.adverseSerious = 'seriousWithoutReaction';
  else if (!adverseSerious && isSeriousEvent({ outcome, adverse, adverseSerious }))
    problems.adverseSerious = 'deathIsSerious';
  return problems;
}
