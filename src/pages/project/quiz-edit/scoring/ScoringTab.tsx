import { useEditorState } from '../EditorContext';
import { DimensionTable } from './DimensionTable';
import { QuestionScores } from './QuestionScores';
import { ResultLevels } from './ResultLevels';
import { ScoreModeField } from './ScoreModeField';
import { SpecialHints } from './SpecialHints';
import styles from './scoring.module.css';
import { useHints } from './useHints';

/** Score mode, scores, result levels and the hints that members see. */
export function ScoringTab() {
  const scoreMode = useEditorState(({ history }) => history.present.scoreMode);
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
