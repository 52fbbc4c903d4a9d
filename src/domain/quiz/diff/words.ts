import type { Condition, Question, QuizContent, QuizRule } from '../../../contract/quiz';
import { optionOf } from '../model';

/** A rule with names instead of ids. The words for kinds and operators are the screens'. */
export type RuleInWords = {
  kind: QuizRule['kind'];
  targetKind: QuizRule['targetKind'];
  /** Empty for `end` and `disqualify`. */
  target: string;
  match: QuizRule['match'];
  conditions: { question: string; operator: Condition['operator']; values: string[] }[];
};

/** A question is called by its title, or by its code while it has none. */
export const nameOf = ({ title, code }: Pick<Question, 'title' | 'code'>) => (title.trim() === '' ? code : title);

/** Questions to take names from; the first that has an id or an option names it. */
export type Names = Pick<QuizContent, 'questions'>;

/** A rule as an operator reads it; an id that is named nowhere any more stays an id. */
export function ruleInWords({ questions }: Names, rule: QuizRule): RuleInWords {
  const questionName = (id: string) => {
    const question = questions.find(({ questionId }) => questionId === id);
    return question ? nameOf(question) : id;
  };
  const { kind, targetKind, match, targetId } = rule;
  return {
    kind,
    targetKind,
    target: targetId === null ? '' : targetKind === 'option' ? optionTarget(targetId) : questionName(targetId),
    match,
    conditions: rule.conditions.map(({ questionId, operator, value }) => {
      const items: readonly (string | number | null)[] = Array.isArray(value) ? value : [value];
      const given = items.filter((item) => item !== null);
      return { question: questionName(questionId), operator, values: given.map((item) => valueName(questionId, item)) };
    }),
  };

  function optionTarget(id: string) {
    const owner = questions.find((question) => optionOf(question, id));
    return owner ? `${nameOf(owner)}: ${valueName(owner.questionId, id)}` : id;
  }

  function valueName(id: string, item: string | number) {
    const labels = questions
      .filter(({ questionId }) => questionId === id)
      .flatMap(({ options }) => options.flatMap(({ optionId, label }) => (optionId === item ? [label] : [])));
    return labels[0] ?? String(item);
  }
}
