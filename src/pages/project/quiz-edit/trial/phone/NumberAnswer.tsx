import { NumberInput } from '@/components/inputs/NumberInput';
import { getDecimals } from '@/domain/quiz/model';
import { type AnswerProps, numberOf } from './answer-props';

/** A number with its unit; what is none is kept as it was typed, and refused. */
export const NumberAnswer = ({ question: { validation }, input, labelId, onChange }: AnswerProps) => (
  <NumberInput
    aria-labelledby={labelId}
    inputMode={getDecimals(validation) > 0 ? 'decimal' : 'numeric'}
    suffix={validation.unit}
    placeholder={validation.placeholder}
    value={numberOf(input)}
    onChange={(value) => onChange(value === null ? undefined : { value })}
  />
);
