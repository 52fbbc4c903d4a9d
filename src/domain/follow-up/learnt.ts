import type { FollowUpLearnt } from '../../contract/follow-up-input';

type Problem = 'notInFuture' | 'noneAfterDeath' | 'seriousWithoutReaction';

/** What is wrong with what was learnt from a contact at `now` (milliseconds), by its field (docs/domain.md 6.10). */
export function learntProblems(
  {
    outcome,
    adverse,
    adverseSerious,
    nextAt,
  }: Pick<FollowUpLearnt, 'outcome' | 'adverse' | 'adverseSerious' | 'nextAt'>,
  now: number,
) {
  const problems: { nextAt?: Problem; adverseSerious?: Problem } = {};
  if (nextAt !== null && outcome === 'deceased') problems.nextAt = 'noneAfterDeath';
  else if (nextAt !== null && Date.parse(nextAt) <= now) problems.nextAt = 'notInFuture';
  if (adverse === 'none' && adverseSerious) problems.adverseSerious = 'seriousWithoutReaction';
  return problems;
}
