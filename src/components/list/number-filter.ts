import { numberPart } from '@/contract/limits/number';
import { cleanNumber } from '@/domain/fold';
import type { FilterField } from './fields';

/**
 * Filter by any part of a number.
 *
 * @param hint error message where the text is not part of a number
 */
export const numberFilter = (name: string, label: string, hint: string): FilterField => ({
  kind: 'text',
  name,
  label,
  maxLength: numberPart.maxLength,
  clean: cleanNumber,
  pattern: numberPart.pattern,
  patternMessage: hint,
});
