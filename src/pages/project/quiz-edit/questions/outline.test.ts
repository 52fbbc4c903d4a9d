import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveTogether } from '@/domain/quiz/edit/questions';
import { getSectionIndexes } from '@/domain/quiz/model';
import { quizFrom } from '@/domain/quiz/testing/quizzes';
import { tapes } from '@/domain/quiz/testing/tape';
import { getMovingIds, getOutline, getStepDestination, getVisibleQuestions, type Step, unfoldSection } from './outline';

const steps: Step[] = ['up', 'down', 'first', 'last'];
const ids = (questions: readonly { questionId: string }[]) => questions.map(({ questionId }) => questionId);

const outlines = tapes.map((tape) => {
  const quiz = { ...quizFrom(tape, { types: ['single', 'section', 'text'] }), rules: [] };
  const folded = new Set(ids(quiz.questions.filter(() => tape.oneIn(2))));
  return { quiz, folded, step: tape.pick(steps), id: tape.pick(quiz.questions).questionId };
});

test('a step moves a card among the visible ones, and questions in a folded section stay in it', () => {
  fc.assert(
    fc.property(outlines, ({ quiz, folded, step, id }) => {
      const shown = getVisibleQuestions(quiz.questions, folded);
      fc.pre(ids(shown).includes(id));
      const before = getStepDestination(shown, folded, id, step);
      if (before === undefined) return;
      const moving = getMovingIds(quiz.questions, folded, id);
      const moved = moveTogether(quiz, moving, before);
      if (!moved.ok) throw new Error(moved.refusal.code);
      expect([...ids(moved.quiz.questions)].sort()).toEqual([...ids(quiz.questions)].sort());

      const now = ids(moved.quiz.questions);
      const from = ids(shown).indexOf(id);
      const to = now.indexOf(id);
      if (step === 'first') expect(to).toBe(0);
      if (step === 'last') expect(now.slice(to)).toEqual(moving);
      if (step === 'up') expect(to).toBeLessThan(ids(quiz.questions).indexOf(id));
      if (step === 'down') expect(now.indexOf(ids(shown)[from + 1] ?? '')).toBeLessThan(to);
      // A folded section keeps its questions; only the moved card may be added at its end.
      const sections = getSectionIndexes(quiz.questions);
      for (const [index, { questionId }] of quiz.questions.entries()) {
        const section = quiz.questions[sections[index] ?? -1];
        if (!section || !folded.has(section.questionId) || questionId === id) continue;
        expect(moved.quiz.questions[getSectionIndexes(moved.quiz.questions)[now.indexOf(questionId)] ?? -1]).toBe(
          section,
        );
      }
    }),
  );
});

test('makes the card of a question visible without unfolding another section', () => {
  fc.assert(
    fc.property(outlines, ({ quiz, folded, id }) => {
      const now = unfoldSection(quiz.questions, folded, id);
      expect(ids(getVisibleQuestions(quiz.questions, now))).toContain(id);
      expect([...folded].filter((one) => !now.has(one)).length).toBeLessThanOrEqual(1);
    }),
  );
});

test('the outline is a new object exactly when order or types change', () => {
  fc.assert(
    fc.property(outlines, ({ quiz: { questions }, id }) => {
      const outline = getOutline(questions, []);
      expect(ids(outline)).toEqual(ids(questions));
      expect(
        getOutline(
          questions.map((question) => ({ ...question, title: `${question.title}改` })),
          outline,
        ),
      ).toBe(outline);
      const without = questions.filter(({ questionId }) => questionId !== id);
      expect(getOutline(without, outline)).toEqual(getOutline(without, []));
      const [first, ...rest] = questions;
      const other = first?.type === 'section' ? ('text' as const) : ('section' as const);
      if (first) expect(getOutline([{ ...first, type: other }, ...rest], outline)[0]?.type).toBe(other);
    }),
  );
});
