import { DAY, DatePicker, toWallDate } from '@/components/inputs/pickers';
import { useReadableNote } from '@/components/inputs/useReadableNote';
import { useMembersText } from '@/hooks/useMembersText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { type AnswerProps, getText } from './answer-props';

/** Selects a day. Invalid days can be selected, to show their error. */
export function DateAnswer({ input, labelId, onChange }: AnswerProps) {
  const tMembers = useMembersText(quizTrialTexts);
  const day = getText(input);
  const { box, status, note } = useReadableNote();
  return (
    <div {...box}>
      <DatePicker
        aria-labelledby={labelId}
        style={{ width: '100%' }}
        placeholder={tMembers('phone.day')}
        status={status}
        value={day === '' ? null : toWallDate(day)}
        onChange={(value) => onChange(value ? { value: value.format(DAY) } : undefined)}
      />
      {note}
    </div>
  );
}
