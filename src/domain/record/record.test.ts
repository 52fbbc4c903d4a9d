import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordedAnswer } from '../../contract/quiz-answer';
import { getInitiallyOpenSections, groupBySection } from './sections';

const answer = (change: Partial<RecordedAnswer>): RecordedAnswer => ({
  questionId: 'q',
  sectionTitle: null,
  titleSnapshot: 'Q',
  type: 'single',
  value: null,
  others: {},
  optionLabels: [],
  score: null,
  scored: false,
  riskFlag: 'none',
  sensitive: false,
  masked: false,
  hidden: false,
  ...change,
});

const answers = fc
  .array(
    fc.record({
      sectionTitle: fc.constantFrom(null, 'A', 'B'),
      scored: fc.boolean(),
      riskFlag: fc.constantFrom<RecordedAnswer['riskFlag']>('none', 'warn', 'red'),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map((one, index) => answer({ ...one, questionId: `q${index}` })));

describe('the answers of a record', () => {
  test('are grouped by section, in order, with their question numbers', () => {
    fc.assert(
      fc.property(answers, (all) => {
        const sections = groupBySection(all, { isFlaggedOnly: false, isScoredOnly: false });
        expect(sections.flatMap((section) => section.answers.map(({ questionId }) => questionId))).toEqual(
          all.map(({ questionId }) => questionId),
        );
        for (const { title, answers: own } of sections) {
          for (const { sectionTitle, questionId, number } of own) {
            expect(sectionTitle).toBe(title);
            expect(questionId).toBe(`q${number - 1}`);
          }
        }
      }),
    );
  });

  test('are limited by a filter and keep their numbers', () => {
    fc.assert(
      fc.property(answers, fc.boolean(), fc.boolean(), (all, isFlaggedOnly, isScoredOnly) => {
        const sections = groupBySection(all, { isFlaggedOnly, isScoredOnly });
        expect(sections.flatMap((section) => section.answers.map(({ number }) => number))).toEqual(
          all.flatMap(({ riskFlag, scored }, index) =>
            (isFlaggedOnly && riskFlag === 'none') || (isScoredOnly && !scored) ? [] : [index + 1],
          ),
        );
      }),
    );
  });

  test('are initially expanded in sections with a flag, or all without flags', () => {
    fc.assert(
      fc.property(answers, (all) => {
        const sections = groupBySection(all, { isFlaggedOnly: false, isScoredOnly: false });
        const open = new Set(getInitiallyOpenSections(sections));
        const hasFlag = sections.some(({ flagCount }) => flagCount > 0);
        for (const { key, flagCount } of sections) expect(open.has(key)).toBe(hasFlag ? flagCount > 0 : true);
      }),
    );
  });
});
