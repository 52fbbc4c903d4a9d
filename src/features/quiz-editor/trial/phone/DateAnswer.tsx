import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useMembersText } from '@/hooks/useMembersText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { type AnswerProps, textOf } from './answer-props';

const FORMAT = 'YYYY-MM-DD';

/** A day. Days that the quiz refuses can be chosen, so that it is seen how. */
export function DateAnswer({ input, labelId, onChange }: AnswerProps) {
  const read = useMembersText(quizTrialTexts);
  const day = textOf(input);
  return (
    <DatePicker
      aria-labelledby={labelId}
      style={{ width: '100%' }}
      placeholder={read('phone.day')}
      format={FORMAT}
      value={day === '' ? null : dayjs(day)}
      onChange={(value) => onChange(value ? { value: value.format(FORMAT) } : undefined)}
    />
  );
}
