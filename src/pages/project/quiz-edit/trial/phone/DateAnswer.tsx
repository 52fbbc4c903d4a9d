import { DAY, DatePicker, toWallDate } from '@/components/inputs/pickers';
import { useReadableNote } from '@/components/inputs/useReadableNote';
import { useMembersText } from '@/hooks/useMembersText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { type AnswerProps, textOf } from './answer-props';

/** A day. Days that the quiz refuses can be chosen, so that it is seen how. */
export function DateAnswer({ input, labelId, onChange }: AnswerProps) {
  const read = useMembersText(quizTrialTexts);
  const day = textOf(input);
  const { box, status, note } = useReadableNote();
  return (
    <div {...box}>
      <DatePicker
        aria-labelledby={labelId}
        style={{ width: '100%' }}
        placeholder={read('phone.day')}
        status={status}
        value={day === '' ? null : toWallDate(day)}
        onChange={(value) => onChange(value ? { value: value.format(DAY) } : undefined)}
      />
      {note}
    </div>
  );
}
