import { Palette } from './Palette';
import { PanelSide } from './PanelSide';
import { QuestionPanel } from './panel/QuestionPanel';
import { QuestionCanvas } from './QuestionCanvas';
import styles from './questions.module.css';

/** The questions in their order, what can be added, and all that there is to say of the one that is chosen. */
export function QuestionsTab() {
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <Palette />
        <QuestionCanvas />
        <PanelSide>
          <QuestionPanel />
        </PanelSide>
      </div>
    </div>
  );
}
