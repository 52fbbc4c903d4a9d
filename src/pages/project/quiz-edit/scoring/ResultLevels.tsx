import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { quiz as limit } from '@/contract/limits/quiz';
import { addLevel } from '@/domain/quiz/edit/levels';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEditor, useEditorState } from '../EditorContext';

import { HintsFailed } from './HintsFailed';
import { LevelTable } from './LevelTable';
import { ScoreLineView } from './ScoreLineView';
import { Section } from './Section';
import styles from './scoring.module.css';
import type { Hints } from './useHints';
import { useRows } from './useRows';
import { useScoreRange } from './useScoreRange';

/** Score lines of the dimensions that have levels. */
function DimensionLines() {
  const dimensions = useEditorState(({ history }) => history.present.dimensions);
  const levels = useEditorState(({ history }) => history.present.resultLevels);
  return dimensions
    .filter(({ dimensionId }) => levels.some((level) => level.dimensionId === dimensionId))
    .map(({ dimensionId }) => <DimensionLine key={dimensionId} dimensionId={dimensionId} />);
}

function DimensionLine({ dimensionId }: { dimensionId: string }) {
  return <ScoreLineView dimensionId={dimensionId} found={useScoreRange(dimensionId)} />;
}

/** Result levels on the score line, and in an editable table. */
export function ResultLevels({ hints }: { hints: Hints }) {
  const t = useText(quizScoringTexts);
  const { isEditable } = useEditor();
  const scoreMode = useEditorState(({ history }) => history.present.scoreMode);
  const levels = useEditorState(({ history }) => history.present.resultLevels);
  const total = useScoreRange(null);
  const rows = useRows('resultLevels');
  const isScored = scoreMode !== 'none';
  const hasOne = levels.some(({ severity }) => severity !== 'excluded');

  const add = () => {
    const possible = isScored && total.range && total.range !== 'unfit' ? total.range : null;
    rows.add((quiz) => addLevel(quiz, possible));
  };

  return (
    <Section title={t('levels')}>
      {isScored ? (
        <>
          <ScoreLineView dimensionId={null} found={total} />
          {scoreMode === 'dimension' && <DimensionLines />}
        </>
      ) : (
        <p className={styles.faint}>{t('levels.none')}</p>
      )}
      <HintsFailed hints={hints} />
      {levels.length === 0 ? (
        <p className={styles.faint}>{t('levels.empty')}</p>
      ) : (
        <LevelTable hints={hints} rows={rows} />
      )}
      {isEditable && (isScored || !hasOne) && (
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={levels.length >= limit.maxLevels}
          onClick={add}
        >
          {t('levels.add')}
        </Button>
      )}
    </Section>
  );
}
