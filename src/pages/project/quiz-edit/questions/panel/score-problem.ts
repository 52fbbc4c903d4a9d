import { option, question } from '@/contract/limits/quiz';
import { isDecimal } from '@/utils/number';

type Limits = { min: number; max: number; decimals: number };

/** Points of an option or a range (docs/domain.md 6.3). */
export const pointLimits: Limits = { min: -option.maxScore, max: option.maxScore, decimals: 2 };

/** Where a range of numbers begins and ends. */
export const boundLimits: Limits = {
  min: -question.maxNumber,
  max: question.maxNumber,
  decimals: question.maxDecimals,
};

/** Whether a number is none, or one that is not possible; nothing is said of one that is not there yet. */
export const isBeyond = (value: number | null, { min, max, decimals }: Limits) =>
  value !== null && !(isDecimal(value, decimals) && min <= value && value <= max);
