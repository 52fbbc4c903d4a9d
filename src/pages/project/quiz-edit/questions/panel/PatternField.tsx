import type { FormRule } from 'antd';
import { TextField } from '@/components/inputs/TextField';
import { question as limit } from '@/contract/limits/quiz';
import type { QuestionType } from '@/contract/quiz-question';
import { compilePattern } from '@/domain/quiz/engine/read-answer';
import { isSlow } from '@/domain/quiz/pattern/cost';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPanelTexts } from '@/locales/quizPanel';

const preset = ['validation', 'preset'];
const maxLength = ['validation', 'maxLength'];

/** Regular expression for the answer. Refused if it is invalid, may be too slow, or is combined with a preset. */
export function PatternField({ type }: { type: QuestionType }) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const tPanel = useText(quizPanelTexts);
  const most = type === 'text' ? limit.maxTextLength : limit.maxTextareaLength;
  const rule: FormRule = ({ getFieldValue }) => ({
    validator: async (_, pattern: string | null | undefined) => {
      if (!pattern) return;
      if (!compilePattern(pattern)) throw new Error(tPanel('pattern.invalid'));
      const longest: number = getFieldValue(maxLength) || most;
      if (isSlow(pattern, Math.min(longest, most))) throw new Error(tPanel('pattern.slow'));
      if ((getFieldValue(preset) ?? 'none') !== 'none') throw new Error(tPanel('pattern.withPreset'));
    },
  });
  return (
    <TextField
      name={['validation', 'pattern']}
      label={t('field.pattern')}
      max={limit.maxPatternLength}
      extra={tEdit('pattern.hint')}
      dependencies={[preset, maxLength]}
      rules={[rule]}
    />
  );
}
