import { Button } from 'antd';
import { NumberInput } from '@/components/inputs/NumberInput';
import { level as limit } from '@/contract/limits/quiz';
import type { ResultLevel } from '@/contract/quiz';
import { updateItem } from '@/domain/quiz/edit/items';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { isDecimal } from '@/utils/number';
import { useEdit, useEditor } from '../EditorContext';
import { Cell } from './Cell';
import styles from './scoring.module.css';

type Props = { level: ResultLevel; at: number; isRanged: boolean };

const isValidScore = (score: number) => isDecimal(score, 2) && Math.abs(score) <= limit.maxScore;

/** Minimum and maximum score of a level. An invalid value is kept, with its error, until it is corrected. */
export function ScoreCells({ level, at, isRanged }: Props) {
  const t = useText(quizScoringTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const { minScore, maxScore } = level;
  const update = (patch: Partial<ResultLevel>) =>
    edit((quiz) => updateItem(quiz, 'resultLevels', at, { ...level, ...patch }));

  if (!isRanged) {
    const hasRange = minScore !== null || maxScore !== null;
    return (
      <td colSpan={2} data-label={t('column.range')} data-field="range" className={styles.faint}>
        {hasRange ? `${minScore ?? ''} – ${maxScore ?? ''}` : t('level.noRange')}
        {hasRange && isEditable && (
          <Button type="link" size="small" onClick={() => update({ minScore: null, maxScore: null })}>
            {t('level.clearRange')}
          </Button>
        )}
      </td>
    );
  }
  const getError = (field: 'minScore' | 'maxScore') => {
    const score = level[field];
    if (score === null) return t('error.missing');
    if (!isValidScore(score)) return t('error.score');
    return field === 'maxScore' && minScore !== null && score < minScore ? t('error.turned') : undefined;
  };
  return (['minScore', 'maxScore'] as const).map((field) => (
    <td key={field} data-label={t(`column.${field}`)} data-field={field}>
      <Cell error={getError(field)}>
        {(props) => (
          <NumberInput
            {...props}
            aria-label={t(`level.${field}`, { place: at + 1 })}
            isDisabled={!isEditable}
            inputMode="decimal"
            width={88}
            value={level[field]}
            onChange={(score) => update({ [field]: score })}
          />
        )}
      </Cell>
    </td>
  ));
}
