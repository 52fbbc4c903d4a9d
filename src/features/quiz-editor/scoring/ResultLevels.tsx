import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { quiz as limit } from '@/contract/limits/quiz';
import { addLevel } from '@/domain/quiz/edit/levels';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEdit, useEditor, useQuiz } from '../EditorContext';
import { DimensionLines } from './DimensionLines';
import { HintsFailed } from './HintsFailed';
import { LevelTable } from './LevelTable';
import { ScoreLineView } from './ScoreLineView';
import { Section } from './Section';
import styles from './scoring.module.css';
import type { Hints } from './useHints';
import { useScoreRange } from './useScoreRange';

/** What scores come to: the levels on the line of scores, and in a table where they are changed. */
export function ResultLevels({ hints }: { hints: Hints }) {
  const t = useText(quizScoringTexts);
  const { store, isEditable } = useEditor();
  const edit = useEdit();
  const scoreMode = useQuiz(({ history }) => history.present.scoreMode);
  const levels = useQuiz(({ history }) => history.present.resultLevels);
  const total = useScoreRange(null);
  const isScored = scoreMode !== 'none';
  const hasOne = levels.some(({ severity }) => severity !== 'excluded');

  const add = () => {
    const possible = isScored && total.range && total.range !== 'unfit' ? total.range : null;
    const at = store.get().history.present.resultLevels.length;
    if (edit((quiz) => addLevel(quiz, possible))) store.point({ part: 'resultLevels', index: at });
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
      {levels.length === 0 ? <p className={styles.faint}>{t('levels.empty')}</p> : <LevelTable hints={hints} />}
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
