import type { QuizContent, QuizRule } from '../../../contract/quiz';

/** Ids of the rules that refer to one of these question or option ids, as target or in a condition. */
export const findReferringRules = ({ rules }: Pick<QuizContent, 'rules'>, ids: readonly string[]): string[] =>
  rules.filter((rule) => names(rule, ids)).map(({ ruleId }) => ruleId);

const names = ({ targetId, conditions }: QuizRule, ids: readonly string[]) =>
  [
    targetId,
    ...conditions.flatMap(({ questionId, value }) => [questionId, ...(Array.isArray(value) ? value : [])]),
  ].some((id) => typeof id === 'string' && ids.includes(id));
