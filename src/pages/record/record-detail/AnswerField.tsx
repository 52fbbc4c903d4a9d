import { CheckboxesField } from '@/components/inputs/CheckboxesField';
import { DayField } from '@/components/inputs/DayField';
import { NumberField } from '@/components/inputs/NumberField';
import { RadioField } from '@/components/inputs/RadioField';
import { RegionField } from '@/components/inputs/RegionField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import { question as limit } from '@/contract/limits/quiz';
import type { Question } from '@/contract/quiz-question';
import { getNumberRange } from '@/domain/quiz/model';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';

/** Value for no answer among the options. */
export const NOT_ANSWERED = '';

/** Field `value` for an answer by question type; the server validates it. */
export function AnswerField({ question, label }: { question: Question; label: string }) {
  const t = useText(recordDetailTexts);
  const { type, options, required, validation } = question;
  const field = { name: 'value', label, isRequired: required };
  const choices = options.map(({ optionId, label: text }) => ({ value: optionId, label: text }));
  switch (type) {
    case 'multiple':
      return <CheckboxesField {...field} options={choices} />;
    case 'number':
    case 'rate':
      return <NumberField {...field} {...getNumberRange(question)} suffix={validation.unit} />;
    case 'date':
      return <DayField {...field} />;
    case 'region':
      return <RegionField {...field} />;
    case 'text':
      return <TextField {...field} clean={cleanLine} max={validation.maxLength ?? limit.maxTextLength} />;
    case 'textarea':
      return <TextAreaField {...field} max={validation.maxLength ?? limit.maxTextareaLength} />;
    default:
      return (
        <RadioField
          {...field}
          options={required ? choices : [...choices, { value: NOT_ANSWERED, label: t('answer.none') }]}
        />
      );
  }
}
