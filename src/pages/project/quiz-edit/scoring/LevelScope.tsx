import { Select } from 'antd';
import type { Dimension, ResultLevel } from '@/contract/quiz';
import { updateItem } from '@/domain/quiz/edit/items';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEdit, useEditor } from '../EditorContext';
import styles from './scoring.module.css';

type Props = { level: ResultLevel; at: number; dimensions: readonly Dimension[] };

const TOTAL = '';

/** Selects the total or a dimension for a level. An excluding level always applies to the total. */
export function LevelScope({ level, at, dimensions }: Props) {
  const t = useText(quizScoringTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const { dimensionId, severity } = level;
  const options = [
    { value: TOTAL, label: t('levels.total') },
    ...dimensions.map(({ dimensionId: value, name }, index) => ({
      value,
      label: name || t('dimension.nth', { place: index + 1 }),
    })),
  ];
  const isKnown = options.some(({ value }) => value === (dimensionId ?? TOTAL));
  const gone = { value: dimensionId ?? TOTAL, label: t('level.goneScope') };
  return (
    <Select
      aria-label={t('level.scope', { place: at + 1 })}
      className={styles.choice}
      status={isKnown ? undefined : 'error'}
      disabled={!isEditable || (severity === 'excluded' && dimensionId === null)}
      value={dimensionId ?? TOTAL}
      options={isKnown ? options : [...options, gone]}
      onChange={(next) =>
        edit((quiz) => updateItem(quiz, 'resultLevels', at, { ...level, dimensionId: next === TOTAL ? null : next }))
      }
    />
  );
}
