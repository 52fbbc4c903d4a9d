import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useQuiz } from '../editor/EditorContext';
import { Palette } from './Palette';
import { QuestionCanvas } from './QuestionCanvas';
import { QuestionPanel } from './QuestionPanel';
import styles from './questions.module.css';

/** The questions in their order, what can be added, and all that there is to say of the one that is chosen. */
export function QuestionsTab() {
  const t = useText(quizEditTexts);
  const selectedId = useQuiz((state) => state.selectedId);
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <Palette />
        <QuestionCanvas />
        <aside className={styles.panel} aria-label={t('panel')}>
          <QuestionPanel key={selectedId} />
        </aside>
      </div>
    </div>
  );
}
