import { RegionInput } from '@/components/inputs/RegionField';
import { useMembersText } from '@/hooks/useMembersText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { type AnswerProps, textOf } from './answer-props';

/** Province, city and district. */
export function RegionAnswer({ input, labelId, onChange }: AnswerProps) {
  const read = useMembersText(quizTrialTexts);
  return (
    <RegionInput
      aria-labelledby={labelId}
      label={read('phone.region')}
      value={textOf(input)}
      onChange={(code) => onChange(code === null ? undefined : { value: code })}
    />
  );
}
