import { useQuiz } from '../EditorContext';
import { DimensionTable } from './DimensionTable';
import { QuestionScores } from './QuestionScores';
import { ResultLevels } from './ResultLevels';
import { ScoreModeField } from './ScoreModeField';
import { SpecialHints } from './SpecialHints';
import styles from './scoring.module.css';
import { useHints } from './useHints';

/** How answers count, what they come to, and what members then read. */
export function ScoringTab() {
  const scoreMode = useQuiz(({ history }) => history.present.scoreMode);
  const hints = useHints();
  return (
    <div className={styles.room}>
      <ScoreModeField />
      {scoreMode === 'dimension' && <DimensionTable />}
      {scoreMode !== 'none' && <QuestionScores />}
      <ResultLevels hints={hints} />
      <SpecialHints hints={hints} />
    </div>
  );
}
