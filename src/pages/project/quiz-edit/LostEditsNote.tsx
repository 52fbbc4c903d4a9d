import { Alert, Button } from 'antd';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEditor } from './EditorContext';
import { saveQuizFile } from './save-quiz-file';

/** Shown after a takeover: the changes made here are not saved, and can be downloaded as a file. */
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
