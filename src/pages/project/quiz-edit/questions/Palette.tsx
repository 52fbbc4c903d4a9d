import { Button } from 'antd';
import { quiz as limit, questionTypes } from '@/contract/limits/quiz';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import { useEditor, useQuiz } from '../EditorContext';
import styles from './questions.module.css';
import { useAddQuestion } from './useAddQuestion';

/** What can be added: behind the question that is chosen. The new one is then chosen, and its title asked for. */
export function Palette() {
  const t = useText(quizTexts);
  const tCanvas = useText(quizCanvasTexts);
  const { isEditable } = useEditor();
  const isFull = useQuiz(({ history }) => history.present.questions.length >= limit.maxQuestions);
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
