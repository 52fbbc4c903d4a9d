import type { QuizContent, QuizRule } from '../../src/contract/quiz';
import type { AnswerInput } from '../../src/contract/quiz-answer';
import type { Question, QuestionType } from '../../src/contract/quiz-question';
import { emptyQuiz, newOption, newQuestion } from '../../src/domain/quiz/edit/defaults';

const types: QuestionType[] = ['single', 'multiple', 'number', 'rate', 'boolean', 'text', 'date', 'region', 'section'];

/** Creates the largest allowed quiz: 200 questions of all types, and 200 rules with three conditions each. */
export function largeQuiz(size = 200): QuizContent {
  const base = { ...emptyQuiz('bench'), scoreMode: 'weighted' as const };
  let ids = 0;
  const tools = { newId: () => `id${++ids}`, yes: 'yes', no: 'no' };
  const questions = Array.from({ length: size }, (_, index): Question => {
    const question = newQuestion(base, types[index % types.length] as QuestionType, `q${index}`, tools);
    const isChoice = question.options.length > 0;
    const count = question.type === 'boolean' ? 2 : 8;
    return {
      ...question,
      weight: 1.25,
      options: isChoice
        ? Array.from({ length: count }, (_, score) => ({ ...newOption(tools.newId(), `option ${score}`), score }))
        : [],
      ...(question.type === 'number' && {
        scored: true,
        validation: { min: 0, max: 100, decimals: 1 },
        scoreRanges: Array.from({ length: 20 }, (_, at) => ({ min: at * 5, max: at * 5 + 5, score: at })),
      }),
    };
  });
  const asked = questions.filter(({ type }) => type !== 'section');
  const rules = Array.from({ length: size }, (_, index): QuizRule => {
    const at = 3 + (index % (asked.length - 4));
    const target = asked[at] as Question;
    const conditions = [1, 2, 3].map((back) => conditionOn(asked[at - back] as Question));
    const isJump = index % 10 === 0;
    return {
      ruleId: `r${index}`,
      kind: isJump ? 'jump' : 'show',
      targetKind: 'question',
      targetId: isJump ? (asked[at + 1] as Question).questionId : target.questionId,
      match: 'any',
      conditions,
    };
  });
  return { ...base, questions, rules };
}

function conditionOn({ questionId, type, options }: Question): QuizRule['conditions'][number] {
  if (options.length > 0)
    return { questionId, operator: 'in', value: options.slice(0, 7).map(({ optionId }) => optionId) };
  if (type === 'number' || type === 'rate') return { questionId, operator: 'between', value: [1, 90] };
  return { questionId, operator: 'exists', value: null };
}

/** Answers every question of a quiz. */
export const answersTo = ({ questions }: QuizContent): Record<string, AnswerInput> =>
  Object.fromEntries(questions.map((question) => [question.questionId, { value: answerTo(question) }]));

function answerTo({ type, options }: Question): AnswerInput['value'] {
  const ids = options.map(({ optionId }) => optionId);
  const values: Partial<Record<QuestionType, AnswerInput['value']>> = {
    multiple: ids.slice(1, 6),
    number: 42.5,
    rate: 3,
    date: '2026-03-02',
    region: '440305',
  };
  return values[type] ?? ids[0] ?? 'text';
}
