import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { QuizContent, ResultLevel } from '../../../contract/quiz';
import { choice, level, question, quiz } from '../testing/build';
import { today } from '../testing/questions';
import { drafts, quizFrom } from '../testing/quizzes';
import { tapes } from '../testing/tape';
import { getScoreLine } from './score-line';
import { getScoreRange } from './score-range';

vi.setConfig({ testTimeout: 60_000 });

const scored = (resultLevels: ResultLevel[], ...scores: number[]) =>
  quiz([choice('a', ...(scores.length > 0 ? scores : [0, 9]))], { resultLevels });
const segmentsOf = (content: QuizContent) =>
  getScoreLine(content, getScoreRange(content, today)).segments.map(({ kind, from, to, levels }) =>
    `${kind} ${from}–${to} ${levels.join('+')}`.trim(),
  );

describe('levels on the line of scores', () => {
  test.each([
    ['meet', [level('low', 0, 4), level('high', 5, 9)], ['level 0–4 low', 'level 5–9 high']],
    ['leave a gap', [level('low', 0, 3), level('high', 6, 9)], ['level 0–3 low', 'gap 4–5', 'level 6–9 high']],
    ['overlap', [level('low', 0, 5), level('high', 5, 9)], ['level 0–4 low', 'overlap 5–5 low+high', 'level 6–9 high']],
    [
      'lie outside',
      [level('low', -2, 9), level('high', 12, 13)],
      ['outside -2–-1 low', 'level 0–9 low', 'outside 10–11', 'outside 12–13 high'],
    ],
    ['are not there yet', [], ['gap 0–9']],
    ['lie between steps', [level('low', 0, 4.5), level('high', 4.6, 9)], ['level 0–4 low', 'level 5–9 high']],
  ])('%s', (_, levels, segments) => {
    expect(segmentsOf(scored(levels))).toEqual(segments);
  });

  test('use steps of 0.01 when a score is not whole', () => {
    expect(segmentsOf(scored([level('low', 0, 0.29), level('high', 0.3, 1)], 0, 0.1, 1))).toEqual([
      'level 0–0.29 low',
      'level 0.3–1 high',
    ]);
  });

  test('are placed once they have bounds', () => {
    const levels = [
      level('none', null, 3),
      level('turned', 4, 2),
      level('thin', 1.2, 1.8),
      level('x', null, null, { severity: 'excluded' }),
    ];
    expect(getScoreLine(scored(levels), getScoreRange(scored(levels), today))).toMatchObject({
      possible: { min: 0, max: 9, isExact: true },
      step: 1,
      unplaced: ['none', 'turned', 'thin'],
    });
    expect(getScoreLine(quiz([question('text', 'a')], { scoreMode: 'none' }), null)).toMatchObject({
      possible: null,
      segments: [],
    });
  });
});

test('every score is in one segment, with the levels that apply there', () => {
  fc.assert(
    fc.property(
      tapes,
      fc.array(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.nat(900)), { maxLength: 4 }),
      (tape, others) => {
        const content = quizFrom(tape);
        const added = others.map(([from, length], at) => level(`x${at}`, from / 100, (from + length) / 100));
        const spoiled = { ...content, resultLevels: [...content.resultLevels.filter(() => !tape.oneIn(3)), ...added] };
        const { possible, step, segments } = getScoreLine(spoiled, getScoreRange(spoiled, today));
        const unit = step * 100;
        const places = segments.map(({ from, to }) => [Math.round(from * 100), Math.round(to * 100)] as const);
        for (const [index, [from, to]] of places.entries()) {
          expect(from).toBeLessThanOrEqual(to);
          const before = places[index - 1];
          if (before) expect(from).toBe(before[1] + unit);
          const { kind, levels } = segments[index] as (typeof segments)[number];
          for (const place of [from, to, from + unit * Math.floor((to - from) / unit / 2)]) {
            const holding = spoiled.resultLevels.filter(
              ({ dimensionId, severity, minScore, maxScore }) =>
                dimensionId === null &&
                severity !== 'excluded' &&
                minScore !== null &&
                maxScore !== null &&
                Math.round(minScore * 100) <= place &&
                place <= Math.round(maxScore * 100),
            );
            expect(levels).toEqual(holding.map(({ code }) => code));
            const isPossible =
              possible !== null && Math.round(possible.min * 100) <= place && place <= Math.round(possible.max * 100);
            const kinds = ['gap', 'level', 'overlap'] as const;
            expect(kind).toBe(isPossible ? kinds[Math.min(levels.length, 2)] : 'outside');
          }
        }
        if (possible) {
          const inside = segments.filter(({ kind }) => kind !== 'outside');
          expect([inside[0]?.from, inside.at(-1)?.to]).toEqual([possible.min, possible.max]);
        }
      },
    ),
  );
});

test('the levels of a publishable quiz leave no gap', () => {
  fc.assert(
    fc.property(tapes, (tape) => {
      const content = quizFrom(tape);
      fc.pre(content.scoreMode !== 'none');
      const kinds = getScoreLine(content, getScoreRange(content, today)).segments.map(({ kind }) => kind);
      expect(kinds).not.toContain('gap');
      expect(kinds).not.toContain('overlap');
    }),
  );
});

test('an invalid draft has a score line too', () => {
  fc.assert(
    fc.property(drafts, (content) => {
      for (const dimensionId of [null, ...content.dimensions.map((one) => one.dimensionId)]) {
        expect(
          Array.isArray(getScoreLine(content, getScoreRange(content, today, dimensionId), dimensionId).segments),
        ).toBe(true);
      }
    }),
  );
});
