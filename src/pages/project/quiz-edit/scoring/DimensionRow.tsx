import { Select } from 'antd';
import { dimensionMethods, dimension as limit } from '@/contract/limits/quiz';
import type { Dimension } from '@/contract/quiz';
import { updateItem } from '@/domain/quiz/edit/items';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEdit, useEditor, useScrollTargetRef } from '../EditorContext';
import { RowMenu } from './RowMenu';
import styles from './scoring.module.css';
import { TextCell } from './TextCell';

type Props = {
  dimension: Dimension;
  at: number;
  count: number;
  isDuplicateName: boolean;
  /** Number of its scored questions. */
  used: number;
  onMove: (to: number, name: string) => void;
  onDelete: (name: string) => void;
};

export function DimensionRow({ dimension, at, count, isDuplicateName, used, onMove, onDelete }: Props) {
  const t = useText(quizScoringTexts);
  const tQuiz = useText(quizTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const scrollRef = useScrollTargetRef('dimensions', at);
  const place = at + 1;
  const { dimensionId, name, method } = dimension;
  const shown = name || t('dimension.nth', { place });

  return (
    <tr ref={scrollRef} tabIndex={-1}>
      <td data-field="name">
        <TextCell
          label={t('dimension.name', { place })}
          value={name}
          max={limit.maxNameLength}
          error={isDuplicateName ? t('error.nameTwice') : undefined}
          onChange={(text) =>
            edit((quiz) => updateItem(quiz, 'dimensions', at, { ...dimension, name: text }), {
              field: `${dimensionId}.name`,
              from: name,
              to: text,
            })
          }
        />
      </td>
      <td>
        <Select
          aria-label={t('dimension.method', { place })}
          className={styles.choice}
          disabled={!isEditable}
          value={method}
          options={dimensionMethods.map((value) => ({ value, label: tQuiz(`method.${value}`) }))}
          onChange={(next) => edit((quiz) => updateItem(quiz, 'dimensions', at, { ...dimension, method: next }))}
        />
      </td>
      <td className={styles.count}>{t('dimensions.usedBy', { count: used })}</td>
      {isEditable && (
        <td>
          <RowMenu
            name={shown}
            at={at}
            count={count}
            onMove={(to) => onMove(to, shown)}
            onDelete={() => onDelete(shown)}
          />
        </td>
      )}
    </tr>
  );
}
