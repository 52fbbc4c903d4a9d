import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { TextAreaField } from '@/components/inputs/TextField';
import { option as limit, question as questionLimit } from '@/contract/limits/quiz';
import { optionLines, setOptions } from '@/domain/quiz/edit/option-lines';
import { useQuestionNames } from '@/features/quiz/useQuestionNames';
import { useRuleSentence } from '@/features/quiz/useRuleSentence';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPanelTexts } from '@/locales/quizPanel';
import { useEditor, useEditTools } from '../../EditorContext';
import { OptionLinesPreview, splitLines } from './OptionLinesPreview';

type Values = { lines: string };

/** Label, separator and score. */
const MAX_LINE = limit.maxLabelLength + 20;

/** Edits all options as lines, with a preview of the changes. Options that remain keep their other settings. */
export default function OptionLinesDialog({ questionId, onClose }: { questionId: string; onClose: () => void }) {
  const t = useText(quizEditTexts);
  const tQuiz = useText(quizTexts);
  const tPanel = useText(quizPanelTexts);
  const { store } = useEditor();
  const tools = useEditTools();
  const [before] = useState(() => store.get().history.present);
  const formatSentence = useRuleSentence(before.questions, useQuestionNames(before.questions));
  const question = before.questions.find((one) => one.questionId === questionId);
  const validateLines = async (_: unknown, text: string | null) => {
    const result = setOptions(before, questionId, splitLines(text), tools);
    if (result.ok) return;
    const { code, params, rules } = result.refusal;
    const message = tQuiz(`edit.${code}`, params);
    const sentences = before.rules.filter(({ ruleId }) => rules.includes(ruleId)).map(formatSentence);
    throw new Error(
      rules.length > 0 ? tPanel('refused', { said: message, rules: sentences.join(tPanel('refused.and')) }) : message,
    );
  };
  if (!question) return null;
  return (
    <ActionDialog<Values>
      draft={`quiz.options:${questionId}`}
      title={t('options.bulk')}
      okText={t('options.bulkOk')}
      width={640}
      initialValues={{ lines: optionLines(question).join('\n') }}
      onSubmit={async ({ lines }) => {
        store.edit((quiz) => setOptions(quiz, questionId, splitLines(lines), tools));
      }}
      onClose={onClose}
    >
      <TextAreaField
        name="lines"
        label={t('options')}
        rows={10}
        max={questionLimit.maxOptions * MAX_LINE}
        extra={t('options.bulkHint')}
        rules={[{ validator: validateLines }]}
      />
      <OptionLinesPreview quiz={before} question={question} />
    </ActionDialog>
  );
}
