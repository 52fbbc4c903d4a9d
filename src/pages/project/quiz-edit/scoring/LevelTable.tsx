import { useMemoizedFn } from 'ahooks';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEditorState } from '../EditorContext';
import { LevelRow } from './LevelRow';
import { RowTable } from './RowTable';
import styles from './scoring.module.css';
import type { Hints } from './useHints';
import type { Rows } from './useRows';

type Props = { hints: Hints; rows: Rows };

/** Editable table of the levels, with the hint of each. */
export function LevelTable({ hints, rows }: Props) {
  const t = useText(quizScoringTexts);
  const levels = useEditorState(({ history }) => history.present.resultLevels);
  const dimensions = useEditorState(({ history }) => history.present.dimensions);
  const scoreMode = useEditorState(({ history }) => history.present.scoreMode);
  const { move, remove } = rows;
  const onMove = useMemoizedFn(move);
  const onDelete = useMemoizedFn((at: number, name: string) => remove(at, t('level.deleted', { name })));
  const codes = levels.map(({ code }) => code);
  const hasScope = scoreMode === 'dimension' || levels.some(({ dimensionId }) => dimensionId !== null);
  const hasRange =
    scoreMode !== 'none' || levels.some(({ minScore, maxScore }) => minScore !== null || maxScore !== null);

  return (
    <RowTable
      body={rows.body}
      announced={rows.announced}
      label={t('levels.caption')}
      className={styles.levels}
      columns={[
        t('column.code'),
        t('column.name'),
        ...(hasScope ? [t('level.scopeColumn')] : []),
        t('column.severity'),
        ...(hasRange ? [t('column.minScore'), t('column.maxScore')] : []),
        t('column.color'),
        t('level.hint'),
      ]}
    >
      {levels.map((level, at) => (
        <LevelRow
          // biome-ignore lint/suspicious/noArrayIndexKey: keyed by index, so that the focus stays
          key={at}
          level={level}
          at={at}
          count={levels.length}
          isDuplicateCode={codes.indexOf(level.code) !== codes.lastIndexOf(level.code)}
          isRanged={scoreMode !== 'none' && level.severity !== 'excluded'}
          dimensions={hasScope ? dimensions : undefined}
          hasRange={hasRange}
          hints={hints}
          onMove={onMove}
          onDelete={onDelete}
        />
      ))}
    </RowTable>
  );
}
