import { Button, Flex } from 'antd';
import { memo, useDeferredValue } from 'react';
import { Hint } from '@/components/feedback/Hint';
import type { QuizContent } from '@/contract/quiz';
import { closeRanges, splitEvenly } from '@/domain/quiz/edit/level-ranges';
import { getScoreLine } from '@/domain/quiz/reach/score-line';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEdit, useEditor, useEditorState } from '../EditorContext';
import { LineFindings } from './LineFindings';
import { LineSegments } from './LineSegments';
import styles from './scoring.module.css';
import type { useScoreRange } from './useScoreRange';

type Props = { dimensionId: string | null; found: ReturnType<typeof useScoreRange> };

/** Score line of the total or a dimension: its levels and their problems, updated while typing. */
export function ScoreLineView({ dimensionId, found: { range, isComputing } }: Props) {
  // Typing in a field does not wait for the line.
  const quiz = useDeferredValue(useEditorState(({ history }) => history.present));
  return <ScoreLineContent {...{ quiz, dimensionId, range, isComputing }} />;
}

type ContentProps = Props['found'] & { quiz: QuizContent; dimensionId: string | null };

const ScoreLineContent = memo(function DrawnLine({ quiz, dimensionId, range, isComputing }: ContentProps) {
  const t = useText(quizScoringTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const at = quiz.dimensions.findIndex((dimension) => dimension.dimensionId === dimensionId);
  const scope = at < 0 ? t('levels.total') : quiz.dimensions[at]?.name || t('dimension.nth', { place: at + 1 });
  const isKnown = range !== undefined && range !== null && range !== 'unfit';
  const line = isKnown ? getScoreLine(quiz, range, dimensionId) : undefined;
  const step = line && line.step !== 1 ? t('line.step', { step: line.step }) : '';
  const hasLevels = quiz.resultLevels.some(
    (level) => level.dimensionId === dimensionId && level.severity !== 'excluded',
  );
  const isClosed = !line?.segments.some(({ kind }) => kind === 'gap' || kind === 'overlap');

  return (
    <div className={styles.line} aria-busy={isComputing}>
      <div className={styles.head}>
        <h3 className={styles.scope}>{scope}</h3>
        <span>
          {range === 'unfit' && t('line.unfit')}
          {range === null && <span className={styles.wrong}>{t('line.impossible')}</span>}
          {isKnown && t(range.isExact ? 'line.exact' : 'line.outer', { min: range.min, max: range.max, step })}
          {isComputing && <span className={styles.faint}> {t('line.computing')}</span>}
        </span>
        {isEditable && isKnown && hasLevels && (
          <Flex gap={8} className={styles.actions}>
            <Hint opensOnFocus title={t('close.hint')}>
              <Button
                size="small"
                disabled={isClosed || isComputing}
                onClick={() => edit((now) => closeRanges(now, dimensionId, range))}
              >
                {t('close')}
              </Button>
            </Hint>
            <Hint opensOnFocus title={t('split.hint')}>
              <Button
                size="small"
                disabled={isComputing}
                onClick={() => edit((now) => splitEvenly(now, dimensionId, range))}
              >
                {t('split')}
              </Button>
            </Hint>
          </Flex>
        )}
      </div>
      {line && (
        <>
          <LineSegments line={line} levels={quiz.resultLevels} scope={scope} />
          {hasLevels && <LineFindings line={line} levels={quiz.resultLevels} />}
        </>
      )}
    </div>
  );
});
