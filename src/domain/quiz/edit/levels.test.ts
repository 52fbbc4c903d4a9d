import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { severities } from '../../../contract/limits/quiz';
import type { QuizContent, ResultLevel } from '../../../contract/quiz';
import { getScoreStep } from '../checks/score-step';
import { getScoreLine } from '../reach/score-line';
import { getScoreRange } from '../reach/score-range';
import { choice, level, question, quiz } from '../testing/build';
import { today } from '../testing/questions';
import { drafts } from '../testing/quizzes';
import { tapes } from '../testing/tape';
import { closeRanges, splitEvenly } from './level-ranges';
import { addLevel, setLevelCode, setLevelSeverity } from './levels';
import type { EditResult } from './result';

vi.setConfig({ testTimeout: 60_000 });

const applied = (result: EditResult): QuizContent => {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.quiz;
};
const refusal = (result: EditResult) => (result.ok ? null : result.refusal);
const ofNine = (resultLevels: ResultLevel[]) => quiz([choice('a', 0, 9)], { resultLevels });
const rangesOf = ({ resultLevels }: QuizContent) =>
  resultLevels.map(({ code, minScore, maxScore }) => `${code} ${minScore}–${maxScore}`);
const nine = { min: 0, max: 9 };

describe('levels', () => {
  test('are added with the remaining scores, each more severe than the one before', () => {
    const built = severities.reduce((content) => applied(addLevel(content, nine)), ofNine([]));
    expect(built.resultLevels.map(({ severity }) => severity)).toEqual([
      'normal',
      'low',
      'medium',
      'high',
      'critical',
      'critical',
    ]);
    expect(rangesOf(built).slice(0, 2)).toEqual(['L1 0–9', 'L2 null–null']);
    const half = ofNine([level('L2', 0, 4), level('x', null, null)]);
    expect(rangesOf(applied(addLevel(half, nine)))[2]).toBe('L3 5–9');
    expect(rangesOf(applied(addLevel(half, null)))[2]).toBe('L3 null–null');
    const named = ofNine([level('L2', 0, 4)]);
    expect(rangesOf(applied(addLevel(named, nine)))[1]).toBe('L3 5–9');
  });

  test('keep the test cases that expect them when their code changes', () => {
    const testCases = [
      { testCaseId: 't', name: 'T', answers: {}, expected: 'low' },
      { testCaseId: 'u', name: 'U', answers: {}, expected: 'high' },
    ];
    const content = { ...ofNine([level('low', 0, 4), level('high', 5, 9)]), testCases };
    const expected = (result: EditResult) => applied(result).testCases.map((one) => one.expected);
    expect(expected(setLevelCode(content, 0, 'l'))).toEqual(['l', 'high']);
    expect(expected(setLevelCode(content, 0, ''))).toEqual(['low', 'high']);
    expect(expected(setLevelCode(content, 0, 'high'))).toEqual(['low', 'high']);
    const twice = applied(setLevelCode(content, 0, 'high'));
    expect(expected(setLevelCode(twice, 0, 'h'))).toEqual(['low', 'high']);
    expect(expected(setLevelCode(twice, 0, 'h', 'low'))).toEqual(['h', 'high']);
    expect(refusal(setLevelCode(content, 2, 'x'))?.code).toBe('notFound');
  });

  test('have no range with the severity “excluded”', () => {
    const content = ofNine([level('low', 0, 4, { dimensionId: 'd' })]);
    expect(applied(setLevelSeverity(content, 0, 'high')).resultLevels[0]).toMatchObject({ minScore: 0, maxScore: 4 });
    expect(applied(setLevelSeverity(content, 0, 'excluded')).resultLevels[0]).toMatchObject({
      severity: 'excluded',
      minScore: null,
      maxScore: null,
      dimensionId: null,
    });
    expect(refusal(setLevelSeverity(content, 1, 'low'))?.code).toBe('notFound');
  });
});

describe('ranges of levels', () => {
  test.each([
    ['a gap goes to the level below', [level('low', 0, 3), level('high', 6, 9)], ['low 0–5', 'high 6–9']],
    ['an overlap goes to the level above', [level('low', 0, 6), level('high', 5, 9)], ['low 0–4', 'high 5–9']],
    ['both ends are reached', [level('low', 2, 3), level('high', 4, 6)], ['low 0–3', 'high 4–9']],
    [
      'scores beyond the possible ones may stay',
      [level('low', -2, 3), level('high', 4, 12)],
      ['low -2–3', 'high 4–12'],
    ],
    ['a level within another', [level('low', 0, 9), level('high', 5, 6)], ['low 0–4', 'high 5–9']],
    ['two with the same start', [level('high', 0, 9), level('low', 0, 4)], ['high 5–9', 'low 0–4']],
    ['two identical ranges', [level('a', 0, 4), level('b', 0, 4), level('c', 5, 9)], ['a 0–4', 'b 5–5', 'c 6–9']],
    ['one without bounds stays', [level('low', 0, 3), level('x', null, 4)], ['low 0–9', 'x null–4']],
    ['none', [], []],
  ])('are closed: %s', (_, levels, ranges) => {
    expect(rangesOf(applied(closeRanges(ofNine(levels), null, nine)))).toEqual(ranges);
  });

  test('are split in score order, or in list order while one has no range', () => {
    const down = [level('high', 8, 9), level('low', 0, 7)];
    expect(rangesOf(applied(splitEvenly(ofNine(down), null, nine)))).toEqual(['high 5–9', 'low 0–4']);
    const tied = [level('b', 0, 9), level('a', 0, 4)];
    expect(rangesOf(applied(splitEvenly(ofNine(tied), null, nine)))).toEqual(['b 5–9', 'a 0–4']);
    const open = [level('high', null, 9), level('low', 0, 7), level('x', null, null, { severity: 'excluded' })];
    expect(rangesOf(applied(splitEvenly(ofNine(open), null, nine)))).toEqual(['high 0–4', 'low 5–9', 'x null–null']);
  });

  test('are refused when there are fewer scores than levels', () => {
    const three = [level('a', 0, 0), level('b', 0, 0), level('c', 0, 0)];
    expect(refusal(splitEvenly(ofNine(three), null, { min: 0, max: 1 }))).toMatchObject({
      code: 'fewScores',
      params: { scores: 2, levels: 3 },
    });
    expect(refusal(closeRanges(ofNine(three), null, { min: 0, max: 1 }))).toMatchObject({
      code: 'fewScores',
      params: { scores: 2, levels: 3 },
    });
  });

  test('cover all possible scores once and keep the step after closing or splitting', () => {
    fc.assert(
      fc.property(drafts, tapes, (draft, tape) => {
        const dimensionId =
          draft.scoreMode === 'dimension' && tape.oneIn(2) ? (draft.dimensions[0]?.dimensionId ?? null) : null;
        const range = getScoreRange(draft, today, dimensionId);
        fc.pre(range !== null);
        const content = tape.oneIn(2)
          ? draft
          : {
              ...draft,
              resultLevels: draft.resultLevels.map((one) => ({
                ...one,
                minScore: tape.between(-9, 20),
                maxScore: tape.between(-9, 20),
              })),
            };
        for (const edit of [closeRanges, splitEvenly]) {
          const result = edit(content, dimensionId, range as { min: number; max: number });
          if (!result.ok) continue;
          const before = getScoreLine(content, range, dimensionId);
          const after = getScoreLine(result.quiz, range, dimensionId);
          const isNothingPlaced = edit === closeRanges && before.segments.every(({ levels }) => levels.length === 0);
          const own = content.resultLevels.filter(
            (one) => one.dimensionId === dimensionId && one.severity !== 'excluded',
          );
          if (own.length === 0 || isNothingPlaced) {
            expect(result.quiz.resultLevels).toEqual(content.resultLevels);
            continue;
          }
          expect(after.segments.filter(({ kind }) => kind === 'gap' || kind === 'overlap')).toEqual([]);
          expect(after.unplaced).toEqual(edit === closeRanges ? before.unplaced : []);
          expect(after.step).toBe(getScoreStep(content, dimensionId));
          expect(edit(result.quiz, dimensionId, range as { min: number; max: number })).toMatchObject({
            quiz: { resultLevels: result.quiz.resultLevels },
          });
        }
      }),
    );
  });
});

test('a quiz without questions can have levels', () => {
  expect(rangesOf(applied(addLevel(quiz([question('text', 'a')], { scoreMode: 'none' }), null)))).toEqual([
    'L1 null–null',
  ]);
});
