import type { ScoreRange } from '@/contract/quiz-question';
import { boundLimits, isOutOfRange, pointLimits } from './score-limits';

/** Changes a cell of a range. Changing the end also moves the start of an adjoining next range (docs/domain.md 6.3). */
export function setRangeCell(ranges: readonly ScoreRange[], at: number, field: keyof ScoreRange, value: number) {
  const before = ranges[at];
  return ranges.map((range, place) => {
    if (place === at) return { ...range, [field]: value };
    const isFollowing = field === 'max' && place === at + 1 && Object.is(range.min, before?.max);
    return isFollowing ? { ...range, min: value } : range;
  });
}

/** Removes a range other than the first and extends the next one to its start. */
export function removeRange(ranges: readonly ScoreRange[], at: number) {
  const gone = ranges[at];
  const isClosed = (range: ScoreRange, place: number) => place === at + 1 && at > 0 && range.min === gone?.max;
  return ranges
    .map((range, place) => (gone && isClosed(range, place) ? { ...range, min: gone.min } : range))
    .filter((_, place) => place !== at);
}

export type RangeProblem = 'number' | 'points' | 'order' | 'gap';

/** Problem of the range at index `at`; it must start where the previous range ends. */
export function getRangeProblem(ranges: readonly ScoreRange[], at: number): RangeProblem | undefined {
  const range = ranges[at];
  if (!range) return undefined;
  if (isOutOfRange(range.min, boundLimits) || isOutOfRange(range.max, boundLimits)) return 'number';
  if (isOutOfRange(range.score, pointLimits)) return 'points';
  if (range.min >= range.max) return 'order';
  const before = ranges[at - 1];
  return before && before.max !== range.min ? 'gap' : undefined;
}
