import type { Condition, Operator } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { getNumberRange } from '../model';

/** Range of steps that an answer has to be in, by operator and compared values. */
const between: Partial<Record<Operator, (from: number, to: number) => [number, number]>> = {
  eq: (from, to) => [Math.ceil(from), Math.floor(to)],
  between: (from, to) => [Math.ceil(from), Math.floor(to)],
  gt: (from) => [Math.floor(from) + 1, Number.POSITIVE_INFINITY],
  gte: (from) => [Math.ceil(from), Number.POSITIVE_INFINITY],
  lt: (from) => [Number.NEGATIVE_INFINITY, Math.ceil(from) - 1],
  lte: (from) => [Number.NEGATIVE_INFINITY, Math.floor(from)],
};

/**
 * Whether no number that the question accepts fulfills the condition, such as `more than 20` for 0 to 10, or `is 1.5`
 * for whole numbers.
 *
 * @param condition its operator and value fit the question
 */
export function neverHolds({ operator, value }: Condition, question: Question): boolean {
  const { min, max, decimals } = getNumberRange(question);
  // In steps of the last decimal, without floating-point errors such as in 0.1 × 3.
  const steps = (number: number) => Number((number * 10 ** decimals).toFixed(4));
  const values = [value].flat().map((one) => steps(Number(one)));
  const ends = between[operator]?.(Math.min(...values), Math.max(...values));
  return ends !== undefined && Math.max(Math.ceil(steps(min)), ends[0]) > Math.min(Math.floor(steps(max)), ends[1]);
}
