import { Radio } from 'antd';
import { question as limit } from '@/contract/limits/quiz';
import { type AnswerProps, getNumber } from './answer-props';

/** Selects an integer rating. */
export function RateAnswer({ question: { validation }, input, labelId, onChange }: AnswerProps) {
  const min = validation.min ?? limit.defaultMinRate;
  const max = Math.min(validation.max ?? limit.defaultMaxRate, min + limit.maxRate);
  return (
    <Radio.Group
      aria-labelledby={labelId}
      optionType="button"
      buttonStyle="solid"
      value={getNumber(input)}
      onChange={({ target }) => onChange({ value: target.value })}
      options={Array.from({ length: Math.max(max - min + 1, 0) }, (_, step) => ({
        value: min + step,
        label: min + step,
      }))}
    />
  );
}
