import { useMemoizedFn } from 'ahooks';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEditor, useQuiz } from '../EditorContext';
import { LevelRow } from './LevelRow';
import styles from './scoring.module.css';
import type { Hints } from './useHints';
import type { Rows } from './useRows';

type Props = { hints: Hints; rows: Rows };

/** The levels, each changed in its row, with the hint that it gives. */
export function LevelTable({ hints, rows }: Props) {
  const t = useText(quizScoringTexts);
  const { isEditable } = useEditor();
  const levels = useQuiz(({ history }) => history.present.resultLevels);
  const dimensions = useQuiz(({ history }) => history.present.dimensions);
  const scoreMode = useQuiz(({ history }) => history.present.scoreMode);
  const { body, announced, move, remove } = rows;
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
              <th scope="col">{t('column.code')}</th>
              <th scope="col">{t('column.name')}</th>
              {hasScope && <th scope="col">{t('level.scopeColumn')}</th>}
              <th scope="col">{t('column.severity')}</th>
              {hasRange && <th scope="col">{t('column.minScore')}</th>}
              {hasRange && <th scope="col">{t('column.maxScore')}</th>}
              <th scope="col">{t('column.color')}</th>
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
