import { useMemoizedFn } from 'ahooks';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEditor, useQuiz } from '../EditorContext';
import { LevelRow } from './LevelRow';
import styles from './scoring.module.css';
import type { Hints } from './useHints';
import { useRows } from './useRows';

/** The levels, each changed in its row, with the hint that it gives. */
export function LevelTable({ hints }: { hints: Hints }) {
  const t = useText(quizScoringTexts);
  const tQuiz = useText(quizTexts);
  const { isEditable } = useEditor();
  const levels = useQuiz(({ history }) => history.present.resultLevels);
  const dimensions = useQuiz(({ history }) => history.present.dimensions);
  const scoreMode = useQuiz(({ history }) => history.present.scoreMode);
  const { body, announced, move, remove } = useRows('resultLevels');
  const onMove = useMemoizedFn(move);
  const onDelete = useMemoizedFn((at: number, name: string) => remove(at, t('level.deleted', { name })));
  const codes = levels.map(({ code }) => code);
  const hasScope = scoreMode === 'dimension' || levels.some(({ dimensionId }) => dimensionId !== null);
  const hasRange =
    scoreMode !== 'none' || levels.some(({ minScore, maxScore }) => minScore !== null || maxScore !== null);

  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t('levels.caption')}>
          <thead>
            <tr>
              <th scope="col">{tQuiz('field.code')}</th>
              <th scope="col">{tQuiz('field.name')}</th>
              {hasScope && <th scope="col">{t('level.scopeColumn')}</th>}
              <th scope="col">{tQuiz('field.severity')}</th>
              {hasRange && <th scope="col">{tQuiz('field.minScore')}</th>}
              {hasRange && <th scope="col">{tQuiz('field.maxScore')}</th>}
              <th scope="col">{tQuiz('field.color')}</th>
              <th scope="col">{t('level.hint')}</th>
              {isEditable && <th scope="col">{t('levels.actions')}</th>}
            </tr>
          </thead>
          <tbody ref={body}>
            {levels.map((level, at) => (
              <LevelRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, where the focus stays
                key={at}
                level={level}
                at={at}
                count={levels.length}
                isCodeTwice={codes.indexOf(level.code) !== codes.lastIndexOf(level.code)}
                isRanged={scoreMode !== 'none' && level.severity !== 'excluded'}
                dimensions={hasScope ? dimensions : undefined}
                hasRange={hasRange}
                hints={hints}
                onMove={onMove}
                onDelete={onDelete}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div role="status" className={styles.hidden}>
        {announced}
      </div>
    </>
  );
}
