import { Alert, Button } from 'antd';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEditor } from './EditorContext';
import { saveQuizFile } from './save-quiz-file';

/** Somebody else edits by now: what was typed here is not saved, and is offered as a file to keep. */
export function LostEditsNote() {
  const t = useText(quizEditTexts);
  const { store } = useEditor();
  const keepFile = () => {
    const quiz = store.get().history.present;
    saveQuizFile(quiz, t('export.name', { title: quiz.title || t('settings.untitled') }));
  };
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      title={t('lost.notSaved')}
      description={t('lost.text')}
      action={<Button onClick={keepFile}>{t('stale.file')}</Button>}
    />
  );
}
