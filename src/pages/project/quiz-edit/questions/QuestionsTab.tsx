import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEditor } from '../EditorContext';
import { Palette } from './Palette';
import { QuestionPanel } from './panel/QuestionPanel';
import { QuestionCanvas } from './QuestionCanvas';
import styles from './questions.module.css';

/** The questions in their order, what can be added, and all that there is to say of the one that is chosen. */
export function QuestionsTab() {
  const t = useText(quizEditTexts);
  const { isEditable } = useEditor();
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <Palette />
        <QuestionCanvas />
        {/* Where no field can have the focus the panel is scrolled by keys itself. */}
        <aside className={styles.panel} aria-label={t('panel')} tabIndex={isEditable ? undefined : 0}>
          <QuestionPanel />
        </aside>
      </div>
    </div>
  );
}
