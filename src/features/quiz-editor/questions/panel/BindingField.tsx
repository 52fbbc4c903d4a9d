import { SelectField } from '@/components/inputs/SelectField';
import { fieldBindings } from '@/contract/limits/quiz';
import type { QuestionType } from '@/contract/quiz';
import { bindingTypes } from '@/domain/quiz/checks/questions';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';

/** The field of the member's profile that the answer fills in, where one takes this kind of answer. */
export function BindingField({ type }: { type: QuestionType }) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const fitting = fieldBindings.filter((binding) => bindingTypes[binding].includes(type));
  if (fitting.length === 0) return null;
  return (
    <SelectField
      name="fieldBinding"
      label={t('field.fieldBinding')}
      extra={tEdit('binding.hint')}
      isClearable
      options={fitting.map((value) => ({ value, label: t(`binding.${value}`) }))}
    />
  );
}
