import type { QuizContent, ResultLevel } from '../../../contract/quiz';
import { getScoreStep } from '../checks/score-step';
import { toHundredths } from '../engine/exact';
import type { ScoreRange } from './score-range';

export type ScoreSegment = {
  /** `gap`: no level, `overlap`: more than one level, `outside`: no answers lead there. */
  kind: 'level' | 'gap' | 'overlap' | 'outside';
  /** Both ends are inclusive; the next segment starts one step later. */
  from: number;
  to: number;
  /** Codes of the levels of this segment, in list order. */
  levels: string[];
};

export type ScoreLine = {
  /** Possible scores, and whether both ends are reached; null when no answers lead to a score. */
  possible: Pick<ScoreRange, 'min' | 'max' | 'isExact'> | null;
  step: 1 | 0.01;
  /** Contiguous segments in ascending order. */
  segments: ScoreSegment[];
  /** Codes of levels that contain no score: without bounds, reversed, or between two steps. */
  unplaced: string[];
};

/**
 * Scores of a quiz or of a dimension on one line: which scores are possible, and which levels apply where
 * (docs/domain.md 4.1).
 *
 * @param range result of `getScoreRange`, which is slow and does not depend on the levels
 */
export function getScoreLine(
  quiz: QuizContent,
  range: Pick<ScoreRange, 'min' | 'max' | 'isExact'> | null,
  dimensionId: string | null = null,
): ScoreLine {
  const step = getScoreStep(quiz, dimensionId);
  const unit = toHundredths(step);
  const placed = getRangedLevels(quiz, dimensionId).map(({ level }) => ({
    code: level.code,
    ...toScoreSteps(level, unit),
  }));
  const onLine = placed.filter(({ from, to }) => from <= to);
  const possible = range && {
    from: Math.ceil(toHundredths(range.min) / unit),
    to: Math.floor(toHundredths(range.max) / unit),
  };
  const score = (place: number) => (place * unit) / 100;

  const parts = [...onLine, ...(possible ? [possible] : [])];
  const edges = [...new Set(parts.flatMap(({ from, to }) => [from, to + 1]))].sort((a, b) => a - b);
  const segments: ScoreSegment[] = [];
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const to = Number(edges[index + 1]) - 1;
    const levels = onLine.filter((level) => level.from <= from && to <= level.to).map(({ code }) => code);
    const isPossible = possible !== null && possible.from <= from && to <= possible.to;
    const kind = !isPossible ? 'outside' : levels.length === 0 ? 'gap' : levels.length === 1 ? 'level' : 'overlap';
    segments.push({ kind, from: score(from), to: score(to), levels });
  }
  return {
    possible: range && { min: range.min, max: range.max, isExact: range.isExact },
    step,
    segments,
    unplaced: placed.filter(({ from, to }) => !(from <= to)).map(({ code }) => code),
  };
}

/**
 * Levels of the total or of a dimension that can have a score range (all but `excluded`), each with its index in the
 * list.
 */
export const getRangedLevels = ({ resultLevels }: Pick<QuizContent, 'resultLevels'>, dimensionId: string | null) =>
  resultLevels
    .map((level, at) => ({ level, at }))
    .filter(({ level }) => level.dimensionId === dimensionId && level.severity !== 'excluded');

/**
 * First and last step of a level; `from <= to` is false for a level that contains no score.
 *
 * @param unit step size in hundredths
 */
export function toScoreSteps({ minScore, maxScore }: ResultLevel, unit: number) {
  if (minScore === null || maxScore === null) return { from: Number.NaN, to: Number.NaN };
  return { from: Math.ceil(toHundredths(minScore) / unit), to: Math.floor(toHundredths(maxScore) / unit) };
}
