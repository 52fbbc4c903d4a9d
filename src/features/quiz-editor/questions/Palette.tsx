import { Button } from 'antd';
import { questionTypes } from '@/contract/limits/quiz';
import type { QuestionType } from '@/contract/quiz';
import { addQuestion } from '@/domain/quiz/edit/questions';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEdit, useEditor, useEditTools } from '../EditorContext';
import styles from './questions.module.css';

/** What can be added: behind the question that is chosen, which is then the new one. */
export function Palette() {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const { store, isEditable } = useEditor();
  const edit = useEdit();
  const tools = useEditTools();
  const add = (type: QuestionType) => {
    const { history, selectedId } = store.get();
    const { questions } = history.present;
    const selected = questions.findIndex(({ questionId }) => questionId === selectedId);
    const at = selected < 0 ? questions.length : selected + 1;
    if (edit((quiz) => addQuestion(quiz, type, at, tools)))
      store.select(store.get().history.present.questions[at]?.questionId);
  };
  return (
    <ul className={styles.palette} aria-label={tEdit('palette')}>
      {questionTypes.map((type) => (
        <li key={type}>
          <Button block size="small" disabled={!isEditable} onClick={() => add(type)}>
            {t(`type.${type}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
