import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { Palette } from './Palette';
import { QuestionPanel } from './panel/QuestionPanel';
import { QuestionCanvas } from './QuestionCanvas';
import styles from './questions.module.css';

/** The questions in their order, what can be added, and all that there is to say of the one that is chosen. */
export function QuestionsTab() {
  const t = useText(quizEditTexts);
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <Palette />
        <QuestionCanvas />
        <aside className={styles.panel} aria-label={t('panel')}>
          <QuestionPanel />
        </aside>
      </div>
    </div>
  );
}
