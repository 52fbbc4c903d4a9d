import type { QuizContent, ResultLevel } from '../../../contract/quiz';
import { scoreStep } from '../checks/score-step';
import { hundredths } from '../engine/exact';
import type { ScoreRange } from './score-range';

export type ScoreSegment = {
  /** `gap`: no level, `overlap`: more than one, `outside`: no answers lead there. */
  kind: 'level' | 'gap' | 'overlap' | 'outside';
  /** Both belong to it; the next segment begins one step after. */
  from: number;
  to: number;
  /** Codes of the levels that hold here, in their order. */
  levels: string[];
};

export type ScoreLine = {
  /** What can come out, and whether both ends do; null where no answers lead to a score. */
  possible: Pick<ScoreRange, 'min' | 'max' | 'isExact'> | null;
  step: 1 | 0.01;
  /** From the lowest to the highest, without a score between them. */
  segments: ScoreSegment[];
  /** Codes of levels that lie on no score: without bounds, turned round, or between two steps. */
  unplaced: string[];
};

/**
 * The scores of a quiz, or of a dimension, on one line: what can come out, and which levels hold where (docs/domain.md
 * 4.1).
 *
 * @param range what `scoreRange` finds, which takes long and does not depend on the levels
 */
export function scoreLine(
  quiz: QuizContent,
  range: Pick<ScoreRange, 'min' | 'max' | 'isExact'> | null,
  dimensionId: string | null = null,
): ScoreLine {
  const step = scoreStep(quiz, dimensionId);
  const unit = hundredths(step);
  const placed = rangedLevels(quiz, dimensionId).map(({ level }) => ({ code: level.code, ...placesOf(level, unit) }));
  const onLine = placed.filter(({ from, to }) => from <= to);
  const possible = range && {
    from: Math.ceil(hundredths(range.min) / unit),
    to: Math.floor(hundredths(range.max) / unit),
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

/** The levels of the total, or of a dimension, that have a range of scores, each with its place in the list. */
export const rangedLevels = ({ resultLevels }: Pick<QuizContent, 'resultLevels'>, dimensionId: string | null) =>
  resultLevels
    .map((level, at) => ({ level, at }))
    .filter(({ level }) => level.dimensionId === dimensionId && level.severity !== 'excluded');

/** The first and the last step of a level: `from <= to` is false of one that lies on no score. @param unit in hundredths */
export function placesOf({ minScore, maxScore }: ResultLevel, unit: number) {
  if (minScore === null || maxScore === null) return { from: Number.NaN, to: Number.NaN };
  return { from: Math.ceil(hundredths(minScore) / unit), to: Math.floor(hundredths(maxScore) / unit) };
}
