import type { QuizContent } from '../../../contract/quiz';
import type { AnswerInput } from '../../../contract/quiz-answer';
import { isChoice } from '../model';

/**
 * Copies a quiz with new ids for its questions, options, rules, dimensions and test cases, and updates all references.
 * Dangling ids stay, so that the checks find the same problems as before.
 */
export function withNewIds(quiz: QuizContent, newId: () => string): QuizContent {
  const parts = [
    ...quiz.questions.flatMap(({ questionId, options }) => [questionId, ...options.map(({ optionId }) => optionId)]),
    ...quiz.rules.map(({ ruleId }) => ruleId),
    ...quiz.dimensions.map(({ dimensionId }) => dimensionId),
  ];
  const ids = new Map([...new Set(parts)].map((id) => [id, newId()]));
  const now = (id: string) => ids.get(id) ?? id;
  const nowOrNull = (id: string | null) => (id === null ? null : now(id));
  const choices = new Set(quiz.questions.filter(({ type }) => isChoice(type)).map(({ questionId }) => questionId));
  return {
    ...quiz,
    questions: quiz.questions.map((question) => ({
      ...question,
      questionId: now(question.questionId),
      dimensionId: nowOrNull(question.dimensionId),
      options: question.options.map((option) => ({ ...option, optionId: now(option.optionId) })),
    })),
    rules: quiz.rules.map((rule) => ({
      ...rule,
      ruleId: now(rule.ruleId),
      targetId: nowOrNull(rule.targetId),
      conditions: rule.conditions.map(({ questionId, operator, value }) => ({
        questionId: now(questionId),
        operator,
        // Entered text is not an id, even if it looks like one.
        value: choices.has(questionId) && Array.isArray(value) ? textsOf(value).map(now) : value,
      })),
    })),
    dimensions: quiz.dimensions.map((dimension) => ({ ...dimension, dimensionId: now(dimension.dimensionId) })),
    testCases: quiz.testCases.map((testCase) => ({
      ...testCase,
      testCaseId: newId(),
      answers: Object.fromEntries(
        Object.entries(testCase.answers).map(([questionId, answer]) => [
          now(questionId),
          choices.has(questionId) ? withOptions(answer, now) : answer,
        ]),
      ),
    })),
    resultLevels: quiz.resultLevels.map((level) => ({ ...level, dimensionId: nowOrNull(level.dimensionId) })),
  };
}

/**
 * Adopts a quiz from a library or a file into a project: with new ids, unless it is an older or edited version of one
 * of `ours`, whose ids existing records refer to (docs/domain.md 6.3, questionId stable across versions).
 */
export function adoptQuiz(
  quiz: QuizContent,
  ours: readonly Pick<QuizContent, 'questions'>[],
  newId: () => string,
): QuizContent {
  const known = new Set(ours.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)));
  return quiz.questions.some(({ questionId }) => known.has(questionId)) ? quiz : withNewIds(quiz, newId);
}

function withOptions({ value, others }: AnswerInput, now: (id: string) => string): AnswerInput {
  const chosen = typeof value === 'string' ? now(value) : Array.isArray(value) ? value.map(now) : value;
  if (!others) return { value: chosen };
  return { value: chosen, others: Object.fromEntries(Object.entries(others).map(([id, text]) => [now(id), text])) };
}

const textsOf = (values: readonly (string | number)[]) => values.map(String);
