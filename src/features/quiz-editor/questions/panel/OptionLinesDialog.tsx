import { ActionDialog } from '@/components/form/ActionDialog';
import { TextAreaField } from '@/components/inputs/TextField';
import { option as limit, question as questionLimit } from '@/contract/limits/quiz';
import type { Question } from '@/contract/quiz';
import { optionLines, setOptions } from '@/domain/quiz/edit/option-lines';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEditor, useEditTools } from '../../EditorContext';

type Values = { lines: string };

/** A label, and behind a bar its points. */
const MAX_LINE = limit.maxLabelLength + 20;

const linesOf = (text: string | null) => (text ?? '').split('\n');

/** All options at once, a line each; those that stay keep what else they are. */
export function OptionLinesDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const t = useText(quizEditTexts);
  const tQuiz = useText(quizTexts);
  const { store } = useEditor();
  const tools = useEditTools();
  const { questionId } = question;
  const fits = async (_: unknown, text: string | null) => {
    const result = setOptions(store.get().history.present, questionId, linesOf(text), tools);
    if (!result.ok) throw new Error(tQuiz(`edit.${result.refusal.code}`, result.refusal.params));
  };
  return (
    <ActionDialog<Values>
      title={t('options.bulk')}
      okText={t('options.bulkOk')}
      width={560}
      isOfTheMoment
      initialValues={{ lines: optionLines(question).join('\n') }}
      onSubmit={async ({ lines }) => {
        store.edit((quiz) => setOptions(quiz, questionId, linesOf(lines), tools));
      }}
      onClose={onClose}
    >
      <TextAreaField
        name="lines"
        label={t('options')}
        rows={12}
        max={questionLimit.maxOptions * MAX_LINE}
        extra={t('options.bulkHint')}
        rules={[{ validator: fits }]}
      />
    </ActionDialog>
  );
}
