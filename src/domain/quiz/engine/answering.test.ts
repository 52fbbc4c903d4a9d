import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAnswerable } from '../model';
import { anyAnswers } from '../testing/answers';
import { choice, optionsOf, question, quiz } from '../testing/build';
import { today } from '../testing/questions';
import { drafts, quizzes } from '../testing/quizzes';
import { tapes } from '../testing/tape';
import { toggleChoice } from './choose';
import { keepFittingAnswers } from './kept-answers';
import { splitIntoPages } from './pages';
import { readAnswer } from './read-answer';

describe('pages', () => {
  const content = quiz([
    choice('a', 0, 1),
    choice('b', 0, 1),
    question('description', 'd'),
    choice('c', 0, 1),
    question('section', 's'),
    question('section', 't'),
    choice('e', 0, 1),
  ]);

  test('contain the configured number of questions, and a section starts a page', () => {
    const pages = (questionsPerPage: number, hidden = '') =>
      splitIntoPages({ ...content, questionsPerPage }, (id) => !hidden.includes(id)).map((page) => page.join(''));
    expect(pages(0)).toEqual(['abdcste']);
    expect(pages(1)).toEqual(['a', 'b', 'dc', 'ste']);
    expect(pages(2)).toEqual(['ab', 'dc', 'ste']);
    expect(pages(9)).toEqual(['abdc', 'ste']);
    expect(pages(2, 'bs')).toEqual(['adc', 'te']);
    expect(pages(2, 'abcdest')).toEqual([]);
  });

  test('together contain all visible questions in order, and none is too long', () => {
    fc.assert(
      fc.property(drafts, tapes, fc.nat(4), (draft, tape, questionsPerPage) => {
        const shown = draft.questions.filter(() => tape.below(3) > 0);
        const ids = new Set(shown.map(({ questionId }) => questionId));
        const pages = splitIntoPages({ ...draft, questionsPerPage }, (id) => ids.has(id));
        const types = new Map(draft.questions.map(({ questionId, type }) => [questionId, type]));
        expect(pages.flat()).toEqual(draft.questions.map(({ questionId }) => questionId).filter((id) => ids.has(id)));
        for (const page of pages) {
          expect(page.length).toBeGreaterThan(0);
          const asked = page.filter((id) => isAnswerable(types.get(id) ?? 'section'));
          if (questionsPerPage > 0) expect(asked.length).toBeLessThanOrEqual(questionsPerPage);
        }
      }),
    );
  });
});

describe('answers kept while the quiz is edited', () => {
  test('are those that still fit the quiz', () => {
    const content = quiz([
      choice('a', 0, 1),
      question('number', 'n', { validation: { max: 5 } }),
      question('text', 't'),
      question('section', 's'),
    ]);
    const kept = keepFittingAnswers(
      content,
      {
        a: { value: 'a-1' },
        n: { value: 9 },
        t: { value: ['a'] },
        s: { value: 'x' },
        gone: { value: 'x' },
      },
      today,
    );
    expect(kept).toEqual({ a: { value: 'a-1' }, n: { value: 9 } });
    expect(keepFittingAnswers(content, { a: { value: 'a-9' } }, today)).toEqual({});
  });

  test('include everything that counts', () => {
    fc.assert(
      fc.property(quizzes(), tapes, (content, tape) => {
        const answers = anyAnswers(tape, content);
        const kept = keepFittingAnswers(content, answers, today);
        for (const [id, input] of Object.entries(kept)) expect(answers[id]).toBe(input);
        for (const one of content.questions) {
          const accepted = (from: typeof answers) => readAnswer(one, one.options, from[one.questionId], today).accepted;
          expect(accepted(kept)).toEqual(accepted(answers));
        }
        expect(keepFittingAnswers(content, kept, today)).toEqual(kept);
      }),
    );
  });
});

test('a tap never leaves “none of the above” with others, and two taps on one option restore it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(5), { maxLength: 12 }),
      (exclusive, taps) => {
        const options = optionsOf('q', ...exclusive.map((one) => ({ exclusive: one })));
        const several = question('multiple', 'q', { options, required: false });
        let chosen: string[] = [];
        for (const tap of taps) {
          const optionId = `q-${tap % options.length}`;
          const was = chosen.includes(optionId);
          chosen = toggleChoice(options, chosen, optionId);
          expect(chosen.includes(optionId)).toBe(!was);
          expect(readAnswer(several, options, { value: chosen }, today).problems).toEqual([]);
        }
      },
    ),
  );
  const options = optionsOf('q', {}, {}, { exclusive: true });
  expect(toggleChoice(options, ['q-0'], 'q-1')).toEqual(['q-0', 'q-1']);
  expect(toggleChoice(options, ['q-0', 'q-1'], 'q-0')).toEqual(['q-1']);
  expect(toggleChoice(options, ['q-0', 'q-1'], 'q-2')).toEqual(['q-2']);
  expect(toggleChoice(options, ['q-2', 'gone'], 'q-0')).toEqual(['q-0']);
});
