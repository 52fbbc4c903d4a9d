import { useMemoizedFn } from 'ahooks';
import { Button } from 'antd';
import { quiz as limit, questionTypes } from '@/contract/limits/quiz';
import type { QuestionType } from '@/contract/quiz-question';
import { addQuestion } from '@/domain/quiz/edit/questions';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import { useEdit, useEditor, useEditorState, useEditTools } from '../EditorContext';
import styles from './questions.module.css';

/** Returns a function that adds a question after the selected one or at the end, and focuses its title. */
function useAddQuestion() {
  const { store } = useEditor();
  const edit = useEdit();
  const tools = useEditTools();
  return useMemoizedFn((type: QuestionType) => {
    const { history, selectedId } = store.get();
    const { questions } = history.present;
    const selected = questions.findIndex(({ questionId }) => questionId === selectedId);
    const at = selected < 0 ? questions.length : selected + 1;
    if (edit((quiz) => addQuestion(quiz, type, at, tools)))
      store.select(store.get().history.present.questions[at]?.questionId, 'title');
  });
}

/** Buttons that add a question of each type after the selected one. */
export function Palette() {
  const t = useText(quizTexts);
  const tCanvas = useText(quizCanvasTexts);
  const { isEditable } = useEditor();
  const isFull = useEditorState(({ history }) => history.present.questions.length >= limit.maxQuestions);
  const add = useAddQuestion();
  return (
    <section className={styles.palette} aria-label={tCanvas('palette')}>
      <ul className={styles.types}>
        {questionTypes.map((type) => (
          <li key={type}>
            <Button block size="small" disabled={!isEditable || isFull} onClick={() => add(type)}>
              {t(`type.${type}`)}
            </Button>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.full}>
        {isFull && tCanvas('full', { max: limit.maxQuestions })}
      </div>
    </section>
  );
}
