import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { QuizContent } from '../../contract/quiz';
import type { AnswerInput } from '../../contract/quiz-answer';
import { checkQuiz } from './checks/publish';
import { evaluate } from './engine/evaluate';
import { nextQuestion } from './engine/next';
import type { QuizResult } from './engine/result';
import { toRecordedAnswers } from './engine/snapshot';
import { findOption } from './model';
import { getScoreRange } from './reach/score-range';
import { anyAnswers, validAnswer } from './testing/answers';
import { question } from './testing/build';
import { today } from './testing/questions';
import { context, drafts, quizFrom, quizzes, spoiled } from './testing/quizzes';
import { Tape, tapes } from './testing/tape';

vi.setConfig({ testTimeout: 60_000 });
const errorsOf = (quiz: QuizContent) => checkQuiz(quiz, context).filter(({ severity }) => severity === 'error');

/** Answers question by question with valid answers, as a member does, until the quiz is over. */
function answered(tape: Tape, quiz: QuizContent) {
  const answers: Record<string, AnswerInput> = {};
  const way: number[] = [];
  let next = nextQuestion(quiz, answers, null, today);
  while (next.kind === 'question') {
    const { questionId } = next;
    const index = quiz.questions.findIndex((question) => question.questionId === questionId);
    const question = quiz.questions[index] as QuizContent['questions'][number];
    way.push(index);
    expect(way.length).toBeLessThanOrEqual(quiz.questions.length);
    const ids = evaluate(quiz, answers, today).questions[index]?.optionIds ?? [];
    const visible = ids.map((id) => findOption(question, id) as NonNullable<ReturnType<typeof findOption>>);
    const takesAnswer = question.type !== 'section' && question.type !== 'description';
    if (takesAnswer && (question.required || !tape.oneIn(3)))
      answers[questionId] = validAnswer(tape, question, visible);
    next = nextQuestion(quiz, answers, questionId, today);
  }
  return { answers, way, end: next.kind };
}

test('generated answers respect the limits of their question, or the defaults', () => {
  const answer = (type: 'number' | 'rate' | 'text', validation: object = {}) =>
    validAnswer(new Tape(new Uint8Array(2)), question(type, 'q', { validation })).value;
  expect([answer('number'), answer('number', { min: 1, max: 2 })]).toEqual([-20, 1]);
  expect([answer('rate'), answer('rate', { min: 2, max: 4 })]).toEqual([1, 2]);
  expect([answer('text'), answer('text', { minLength: 2 })]).toEqual(['x', 'abc']);
  expect([answer('text', { pattern: '\\d+' }), answer('text', { pattern: '[a-z]+' })]).toEqual(['123', 'x']);
  expect(answer('text', { preset: 'mobile' })).toBe('13812341234');
});

const isForward = (way: readonly number[]) => way.every((place, at) => at === 0 || place > (way[at - 1] as number));

describe('for any valid quiz', () => {
  test('any answers give exactly one result', () => {
    fc.assert(
      fc.property(tapes, (tape) => {
        const quiz = quizFrom(tape);
        const answers = anyAnswers(tape, quiz);
        const result = evaluate(quiz, answers, today);
        expect(evaluate(quiz, structuredClone(answers), today)).toEqual(result);
        expect(result.questions.map(({ questionId }) => questionId)).toEqual(
          quiz.questions.map(({ questionId }) => questionId),
        );
        expectConsistent(quiz, result);
      }),
    );
  });

  test('hidden questions never score, flag or keep their answer', () => {
    fc.assert(
      fc.property(tapes, (tape) => {
        const quiz = quizFrom(tape);
        const answers = anyAnswers(tape, quiz);
        const result = evaluate(quiz, answers, today);
        const hidden = result.questions.filter(({ hiddenBy }) => hiddenBy !== null);
        for (const one of hidden) {
          expect(one).toMatchObject({
            points: null,
            flag: 'none',
            value: null,
            chosen: [],
            problems: [],
            optionIds: [],
          });
        }
        // They have no other effect either.
        const others = { ...answers };
        for (const { questionId } of hidden) {
          const question = quiz.questions.find(
            (one) => one.questionId === questionId,
          ) as QuizContent['questions'][number];
          others[questionId] = validAnswer(tape, question);
        }
        const without = (from: QuizResult) => ({
          ...from,
          questions: from.questions.map((one) => ({ ...one, isDropped: false })),
        });
        expect(without(evaluate(quiz, others, today))).toEqual(without(result));
      }),
    );
  });

  test('no jump goes back, even in an invalid draft', () => {
    fc.assert(
      fc.property(tapes, fc.boolean(), (tape, isDraft) => {
        const valid = quizFrom(tape);
        const quiz = isDraft ? spoiled(tape, valid) : valid;
        const answers = anyAnswers(tape, quiz);
        const place = (id: string) => quiz.questions.findIndex(({ questionId }) => questionId === id);
        for (const step of evaluate(quiz, answers, today).explanation) {
          if (step.kind === 'jump') expect(place(step.to)).toBeGreaterThan(place(step.questionId));
        }
        for (const { questionId } of quiz.questions) {
          const next = nextQuestion(quiz, answers, questionId, today);
          if (next.kind === 'question') expect(place(next.questionId)).toBeGreaterThan(place(questionId));
        }
      }),
    );
  });

  test('that passes the publish checks, nobody gets stuck and everyone not excluded gets a level', () => {
    fc.assert(
      fc.property(tapes, (tape) => {
        const quiz = quizFrom(tape);
        expect(errorsOf(quiz)).toEqual([]);
        const { answers, way, end } = answered(tape, quiz);
        expect(isForward(way)).toBe(true);
        const result = evaluate(quiz, answers, today);
        expect(result.isComplete).toBe(true);
        expect(result.outcome === 'disqualified').toBe(end === 'disqualified');
        if (end === 'end') expect(result.levelCode).not.toBeNull();
      }),
    );
  });

  test('that passes the publish checks, the minimum and maximum score are reached and never exceeded', () => {
    fc.assert(
      fc.property(tapes, (tape) => {
        const quiz = quizFrom(tape);
        fc.pre(quiz.scoreMode !== 'none');
        for (const dimensionId of [null, ...quiz.dimensions.map((dimension) => dimension.dimensionId)]) {
          const range = getScoreRange(quiz, today, dimensionId);
          const scoreIn = ({ total, dimensions }: QuizResult) =>
            dimensionId === null ? total : dimensions.find((one) => one.dimensionId === dimensionId)?.score;
          const { min, max, isExact, examples } = range as NonNullable<typeof range>;
          expect(isExact).toBe(true);
          const least = evaluate(quiz, examples?.min ?? {}, today);
          const most = evaluate(quiz, examples?.max ?? {}, today);
          expect([least.isComplete, most.isComplete]).toEqual([true, true]);
          expect([scoreIn(least), scoreIn(most)]).toEqual([min, max]);
          for (let time = 0; time < 4; time += 1) {
            const score = scoreIn(evaluate(quiz, answered(tape, quiz).answers, today)) ?? min;
            expect(score).toBeGreaterThanOrEqual(min);
            expect(score).toBeLessThanOrEqual(max);
          }
        }
      }),
    );
  });
});

/** All answers to a choice or a rating question. */
function everyAnswer({ type, options, required }: QuizContent['questions'][number]): (AnswerInput | undefined)[] {
  const others = Object.fromEntries(options.map(({ optionId }) => [optionId, 'x']));
  const ids = options.map(({ optionId }) => optionId);
  const subsets = ids.reduce<string[][]>((all, id) => all.flatMap((some) => [some, [...some, id]]), [[]]);
  const values = type === 'rate' ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : type === 'multiple' ? subsets : ids;
  return [...values.map((value) => ({ value, others })), ...(required ? [] : [undefined])];
}

test('the score range equals that of trying all answers', () => {
  let tried = 0;
  fc.assert(
    fc.property(quizzes({ questions: 4, types: ['single', 'boolean', 'multiple', 'rate', 'section'] }), (quiz) => {
      fc.pre(quiz.scoreMode !== 'none');
      const questions = quiz.questions.filter(({ type }) => type !== 'section');
      const count = questions.reduce((product, question) => product * everyAnswer(question).length, 1);
      fc.pre(count <= 300);
      const ways = questions.reduce<Record<string, AnswerInput>[]>(
        (all, question) =>
          all.flatMap((way) =>
            everyAnswer(question).map((answer) => (answer ? { ...way, [question.questionId]: answer } : way)),
          ),
        [{}],
      );
      const results = ways.map((way) => evaluate(quiz, way, today));
      const totals = results.flatMap(({ isComplete, total }) => (isComplete && total !== null ? [total] : []));
      expect(getScoreRange(quiz, today)).toMatchObject({ min: Math.min(...totals), max: Math.max(...totals) });
      const asked = new Set(
        results.flatMap((result) =>
          result.questions.filter((one) => one.hiddenBy === null).map((one) => one.questionId),
        ),
      );
      const unreachable = checkQuiz(quiz, context).filter(({ code }) => code === 'questionUnreachable');
      // Incomplete paths may reach more questions than complete ones, never fewer.
      expect(unreachable.length).toBeGreaterThanOrEqual(quiz.questions.length - asked.size);
      tried += 1;
    }),
    { maxSkipsPerRun: 1000 },
  );
  expect(tried).toBeGreaterThanOrEqual(fc.readConfigureGlobal().numRuns ?? 0);
});

test('an invalid draft still gives a result, findings and an answer sheet', () => {
  fc.assert(
    fc.property(drafts, tapes, (quiz, tape) => {
      const result = evaluate(quiz, anyAnswers(tape, quiz), today);
      expectConsistent(quiz, result);
      expect(toRecordedAnswers(quiz, result).length).toBeLessThanOrEqual(quiz.questions.length);
      for (const { severity, at } of checkQuiz(quiz, context)) {
        expect(['error', 'warning']).toContain(severity);
        expect(Array.isArray(at)).toBe(true);
      }
    }),
  );
});

/** Invariants of every result. */
function expectConsistent(quiz: QuizContent, result: QuizResult) {
  const { outcome, total, levelCode, severity, flags, next, eligibility, hints, questions } = result;
  const isDisqualified = outcome === 'disqualified';
  const hasRed = flags.some(({ flag }) => flag === 'red');
  const asked = questions.filter(({ hiddenBy }) => hiddenBy === null);
  const scored = quiz.questions.filter(
    ({ questionId, scored }) => scored && asked.some((one) => one.questionId === questionId),
  );
  const points = new Map(asked.map((one) => [one.questionId, one.points]));
  const hasAllPoints = scored.every(({ questionId }) => points.get(questionId) !== null);
  expect(total !== null).toBe(quiz.scoreMode !== 'none' && !isDisqualified && hasAllPoints);
  if (quiz.scoreMode === 'sum' && total !== null) {
    const sum = scored.reduce((all, { questionId }) => all + Math.round((points.get(questionId) as number) * 100), 0);
    expect(total).toBe(sum / 100);
  }

  const levels = quiz.resultLevels.filter(({ dimensionId, minScore, maxScore }) => {
    if (dimensionId !== null || total === null || minScore === null || maxScore === null) return false;
    return minScore <= total && total <= maxScore;
  });
  if (quiz.scoreMode !== 'none') expect(levelCode).toBe(levels[0]?.code ?? null);
  if (isDisqualified) expect([total, levelCode, eligibility]).toEqual([null, null, 'ineligible']);
  expect(next).toBe(isDisqualified && !hasRed ? 'close' : 'review');
  if (hasRed) expect(['high', 'critical']).toContain(severity);
  else if (flags.length > 0) expect(['medium', 'high', 'critical']).toContain(severity);
  expect(hints[0]?.code === 'redFlag').toBe(hasRed);
}
