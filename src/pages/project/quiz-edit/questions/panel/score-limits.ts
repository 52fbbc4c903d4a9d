import { option, question } from '@/contract/limits/quiz';
import { isDecimal } from '@/utils/number';

type Limits = { min: number; max: number; decimals: number };

/** Limits of the score of an option or range (docs/domain.md 6.3). */
export const pointLimits: Limits = { min: -option.maxScore, max: option.maxScore, decimals: 2 };

/** Limits of the ends of a range. */
export const boundLimits: Limits = {
  min: -question.maxNumber,
  max: question.maxNumber,
  decimals: question.maxDecimals,
};

/** Whether a value is not a number within the limits; an empty value is not an error yet. */
export const isOutOfRange = (value: number | null, { min, max, decimals }: Limits) =>
  value !== null && !(isDecimal(value, decimals) && min <= value && value <= max);
