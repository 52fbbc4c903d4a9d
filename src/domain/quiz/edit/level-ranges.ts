import type { QuizContent } from '../../../contract/quiz';
import { getScoreStep } from '../checks/score-step';
import { toHundredths } from '../engine/exact';
import { getRangedLevels, toScoreSteps } from '../reach/score-line';
import type { ScoreRange } from '../reach/score-range';
import { done, type EditResult, refused } from './result';

type Possible = Pick<ScoreRange, 'min' | 'max'>;

/** Level ranges in whole score steps, which avoids rounding errors. */
function toLevelSteps(quiz: QuizContent, dimensionId: string | null, { min, max }: Possible) {
  const unit = toHundredths(getScoreStep(quiz, dimensionId));
  const levels = getRangedLevels(quiz, dimensionId).map(({ level, at }) => ({ at, ...toScoreSteps(level, unit) }));
  return { unit, levels, first: Math.ceil(toHundredths(min) / unit), last: Math.floor(toHundredths(max) / unit) };
}

type Placed = ReturnType<typeof toLevelSteps>['levels'][number];

const byPlace = (a: Placed, b: Placed) => a.from - b.from || a.to - b.to;
const isPlaced = ({ from, to }: Placed) => from <= to;

/** Sets each level's range from its start to one step before the next start. */
function withStarts(quiz: QuizContent, levels: readonly Placed[], starts: number[], last: number, unit: number) {
  const score = (place: number) => (place * unit) / 100;
  const ranges = new Map(
    levels.map(({ at }, index) => {
      const to = (starts[index + 1] ?? last + 1) - 1;
      return [at, { minScore: score(starts[index] as number), maxScore: score(to) }];
    }),
  );
  return done({ ...quiz, resultLevels: quiz.resultLevels.map((level, at) => ({ ...level, ...ranges.get(at) })) });
}

/**
 * Splits the possible scores evenly among the levels of the total or of a dimension, lowest first: in score order, or
 * in list order while a level has no range. Refused when there are fewer scores than levels.
 */
export function splitEvenly(quiz: QuizContent, dimensionId: string | null, possible: Possible): EditResult {
  const { unit, levels, first, last } = toLevelSteps(quiz, dimensionId, possible);
  const scores = last - first + 1;
  if (scores < levels.length) return refused('fewScores', { scores, levels: levels.length });
  const ordered = levels.every(isPlaced) ? levels.toSorted(byPlace) : levels;
  const starts = ordered.map((_, index) => first + Math.floor((index * scores) / ordered.length));
  return withStarts(quiz, ordered, starts, last, unit);
}

/**
 * Closes gaps and removes overlaps, so that the levels cover all possible scores: each level keeps its start and ends
 * before the next; if two start at the same score, the second follows the first. Levels without a range stay so.
 * Refused when there are fewer scores than levels.
 */
export function closeRanges(quiz: QuizContent, dimensionId: string | null, possible: Possible): EditResult {
  const { unit, levels, first, last } = toLevelSteps(quiz, dimensionId, possible);
  const ordered = levels.filter(isPlaced).toSorted(byPlace);
  const starts: number[] = [];
  for (const [index, { from }] of ordered.entries()) {
    const before = starts[index - 1];
    if (before === undefined) starts.push(Math.min(from, first));
    else starts.push(from > before ? from : Math.max(before, (ordered[index - 1] as Placed).to) + 1);
  }
  const end = Math.max(last, ...ordered.map(({ to }) => to));
  const lastStart = starts.at(-1) ?? end;
  if (lastStart > end) return refused('fewScores', { scores: end - (starts[0] as number) + 1, levels: ordered.length });
  return withStarts(quiz, ordered, starts, end, unit);
}
