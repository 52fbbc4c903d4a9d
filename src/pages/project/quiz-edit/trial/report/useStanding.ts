import type { Trial } from '@/domain/quiz/engine/trial';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';

/** How far the member has come, in words. */
export function useStanding({
  outcome,
  isComplete,
  questions,
}: Pick<Trial<never>, 'outcome' | 'isComplete' | 'questions'>) {
  const t = useText(quizTrialTexts);
  if (outcome === 'disqualified') return t('standing.disqualified');
  const open = questions.filter(({ problems, hiddenBy }) => hiddenBy === null && problems.length > 0).length;
  if (!isComplete) return t('standing.open', { count: open });
  if (outcome === 'ended') return t('standing.ended');
  const asked = questions.filter(({ type, hiddenBy }) => hiddenBy === null && isAnswerable(type));
  if (asked.length === 0) return t('standing.empty');
  return t('standing.complete', { done: asked.filter(({ value }) => value !== null).length, count: asked.length });
}
