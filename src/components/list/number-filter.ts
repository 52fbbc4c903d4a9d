import { numberPart } from '@/contract/limits/number';
import { cleanNumber } from '@/domain/fold';
import type { FilterField } from './fields';

/** A filter by any part of a number. @param hint said where the text is none */
export const numberFilter = (name: string, label: string, hint: string): FilterField => ({
  kind: 'text',
  name,
  label,
  maxLength: numberPart.maxLength,
  clean: cleanNumber,
  pattern: numberPart.pattern,
  patternMessage: hint,
});
