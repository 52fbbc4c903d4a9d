import type { QuizContent } from '@/contract/quiz';
import type { TrialQuestion } from '@/domain/quiz/engine/trial';
import { isChoice } from '@/domain/quiz/model';

type Reason = NonNullable<TrialQuestion['hiddenBy']>;

/** Questions that are hidden for the same reason, in order. */
export type HiddenGroup = { reason: Reason; ruleIds: readonly string[]; indexes: number[] };

export function getHiddenGroups(questions: readonly TrialQuestion[]): HiddenGroup[] {
  const groups = new Map<string, HiddenGroup>();
  for (const [index, { hiddenBy: reason, ruleIds }] of questions.entries()) {
    if (reason === null) continue;
    const key = [reason, ...ruleIds].join(' ');
    const group = groups.get(key);
    if (group) group.indexes.push(index);
    else groups.set(key, { reason, ruleIds, indexes: [index] });
  }
  return [...groups.values()];
}

/** An option of a visible question that is hidden by rules. */
export type HiddenOption = { questionIndex: number; optionIndex: number; ruleIds: string[] };

export function getHiddenOptions(
  { questions, rules }: Pick<QuizContent, 'questions' | 'rules'>,
  results: readonly TrialQuestion[],
): HiddenOption[] {
  return results.flatMap(({ hiddenBy, optionIds }, questionIndex) => {
    const question = questions[questionIndex];
    if (hiddenBy !== null || !question || !isChoice(question.type)) return [];
    return question.options.flatMap(({ optionId }, optionIndex) => {
      if (optionIds.includes(optionId)) return [];
      const own = rules.filter(
        ({ kind, targetKind, targetId }) => kind === 'show' && targetKind === 'option' && targetId === optionId,
      );
      return [{ questionIndex, optionIndex, ruleIds: own.map(({ ruleId }) => ruleId) }];
    });
  });
}
