import type { Condition, QuizContent, QuizRule } from '@/contract/quiz';
import type { AnswerInput } from '@/contract/quiz-answer';
import type { Question } from '@/contract/quiz-question';
import { findOption } from '../model';

/** A rule with names instead of ids. The screens translate kinds and operators. */
export type ReadableRule = {
  kind: QuizRule['kind'];
  targetKind: QuizRule['targetKind'];
  /** Empty for `end` and `disqualify`. */
  target: string;
  match: QuizRule['match'];
  conditions: { question: string; operator: Condition['operator']; values: string[] }[];
};

/** Display name of a question: its title, or its code when the title is blank. */
export const getQuestionName = ({ title, code }: Pick<Question, 'title' | 'code'>) =>
  title.trim() === '' ? code : title;

/** Questions to take names from; the first one with an id or an option wins. */
export type Names = Pick<QuizContent, 'questions'>;

const questionName = ({ questions }: Names, id: string) => {
  const question = questions.find(({ questionId }) => questionId === id);
  return question ? getQuestionName(question) : id;
};

function valueName({ questions }: Names, id: string, item: string | number) {
  const labels = questions
    .filter(({ questionId }) => questionId === id)
    .flatMap(({ options }) => options.flatMap(({ optionId, label }) => (optionId === item ? [label] : [])));
  return labels[0] ?? String(item);
}

function optionTarget(names: Names, id: string) {
  const owner = names.questions.find((question) => findOption(question, id));
  return owner ? `${getQuestionName(owner)}: ${valueName(names, owner.questionId, id)}` : id;
}

/** Answer in readable form, with the texts entered for its options. */
export function formatAnswer(names: Names, questionId: string, { value, others = {} }: AnswerInput) {
  const items = [value, Object.values(others)].flat();
  return `${questionName(names, questionId)}: ${items.map((item) => valueName(names, questionId, item)).join(', ')}`;
}

/** Rule in readable form; an id without a name stays an id. */
export function toReadableRule(names: Names, rule: QuizRule): ReadableRule {
  const { kind, targetKind, match, targetId } = rule;
  return {
    kind,
    targetKind,
    target:
      targetId === null ? '' : targetKind === 'option' ? optionTarget(names, targetId) : questionName(names, targetId),
    match,
    conditions: rule.conditions.map(({ questionId, operator, value }) => {
      const items: readonly (string | number | null)[] = Array.isArray(value) ? value : [value];
      const given = items.filter((item) => item !== null);
      return {
        question: questionName(names, questionId),
        operator,
        values: given.map((item) => valueName(names, questionId, item)),
      };
    }),
  };
}
