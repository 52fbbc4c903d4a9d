import type { Condition, Operator, Question } from '../../../contract/quiz';
import { numbersOf } from '../model';

/** Between which steps an answer has to lie, of what it is compared with. */
const between: Partial<Record<Operator, (from: number, to: number) => [number, number]>> = {
  eq: (from, to) => [Math.ceil(from), Math.floor(to)],
  between: (from, to) => [Math.ceil(from), Math.floor(to)],
  gt: (from) => [Math.floor(from) + 1, Number.POSITIVE_INFINITY],
  gte: (from) => [Math.ceil(from), Number.POSITIVE_INFINITY],
  lt: (from) => [Number.NEGATIVE_INFINITY, Math.ceil(from) - 1],
  lte: (from) => [Number.NEGATIVE_INFINITY, Math.floor(from)],
};

/**
 * Whether no number that the question takes makes the condition true, such as `more than 20` of 0 to 10, or `is 1.5` of
 * whole numbers.
 *
 * @param condition of an operator and a value that fit the question
 */
export function neverHolds({ operator, value }: Condition, question: Question): boolean {
  const { min, max, decimals } = numbersOf(question);
  // In steps of its last decimal, without what a computer adds to 0.1 × 3.
  const steps = (number: number) => Number((number * 10 ** decimals).toFixed(4));
  const values = [value].flat().map((one) => steps(Number(one)));
  const ends = between[operator]?.(Math.min(...values), Math.max(...values));
  return ends !== undefined && Math.max(Math.ceil(steps(min)), ends[0]) > Math.min(Math.floor(steps(max)), ends[1]);
}
