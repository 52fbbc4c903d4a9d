import { SelectField } from '@/components/inputs/SelectField';
import { numberPresets, presets } from '@/contract/limits/quiz';
import type { QuestionType } from '@/contract/quiz-question';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizPanelTexts } from '@/locales/quizPanel';
import { useQuestion } from './useQuestion';

const textPresets = presets.filter((preset) => preset === 'none' || !numberPresets.some((other) => other === preset));

/** Selects a preset format of the answer, with an example. */
export function PresetField({ id, type }: { id: string; type: QuestionType }) {
  const t = useText(quizTexts);
  const tPanel = useText(quizPanelTexts);
  const chosen = useQuestion(id, ({ validation }) => validation.preset) ?? 'none';
  return (
    <SelectField
      name={['validation', 'preset']}
      label={t('field.preset')}
      extra={chosen === 'none' ? undefined : tPanel('example', { example: tPanel(`example.${chosen}`) })}
      isClearable
      placeholder={t('preset.none')}
      options={(type === 'number' ? numberPresets : textPresets).map((value) => ({
        value,
        label: t(`preset.${value}`),
      }))}
    />
  );
}
