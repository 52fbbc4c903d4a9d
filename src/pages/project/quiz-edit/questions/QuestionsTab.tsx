import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEditor } from '../EditorContext';
import { Palette } from './Palette';
import { QuestionPanel } from './panel/QuestionPanel';
import { QuestionCanvas } from './QuestionCanvas';
import styles from './questions.module.css';

/** Palette, questions, and the settings of the selected question. */
export function QuestionsTab() {
  const t = useText(quizEditTexts);
  const { isEditable } = useEditor();
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <Palette />
        <QuestionCanvas />
        {/* Read-only fields cannot be focused, so the panel itself must be scrollable by keyboard. */}
        <aside className={styles.panel} aria-label={t('panel')} tabIndex={isEditable ? undefined : 0}>
          <QuestionPanel />
        </aside>
      </div>
    </div>
  );
}
