import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { quiz as limit } from '@/contract/limits/quiz';
import type { Dimension } from '@/contract/quiz';
import { addItem, getDimensionUsers } from '@/domain/quiz/edit/items';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEditor, useEditorState, useEditTools } from '../EditorContext';
import { DimensionRow } from './DimensionRow';
import { RowTable } from './RowTable';
import { Section } from './Section';
import styles from './scoring.module.css';
import { useRows } from './useRows';

const DimensionUsers = lazy(() => import('./DimensionUsers'));

/** Dimensions of the quiz, each with its scoring method. */
export function DimensionTable() {
  const t = useText(quizScoringTexts);
  const { store, isEditable } = useEditor();
  const { newId } = useEditTools();
  const dimensions = useEditorState(({ history }) => history.present.dimensions);
  const questions = useEditorState(({ history }) => history.present.questions);
  const { body, announced, add: addRow, move, remove } = useRows('dimensions');
  const [inUse, setInUse] = useState<Dimension>();

  const add = () => {
    const added: Dimension = { dimensionId: newId(), name: '', method: 'sum' };
    addRow((quiz) => addItem(quiz, 'dimensions', added, quiz.dimensions.length));
  };
  const onDelete = (dimension: Dimension, at: number, name: string) => {
    const { questions: asked, levels } = getDimensionUsers(store.get().history.present, dimension.dimensionId);
    if (asked.length + levels.length > 0) setInUse(dimension);
    else remove(at, t('dimension.deleted', { name }));
  };
  const names = dimensions.map(({ name }) => name.trim());

  return (
    <Section title={t('dimensions')}>
      {dimensions.length === 0 ? (
        <p className={styles.faint}>{t('dimensions.empty')}</p>
      ) : (
        <RowTable
          body={body}
          announced={announced}
          label={t('dimensions')}
          columns={[t('column.name'), t('column.method'), t('dimensions.used')]}
        >
          {dimensions.map((dimension, at) => (
            <DimensionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: keyed by index, so that the focus stays
              key={at}
              dimension={dimension}
              at={at}
              count={dimensions.length}
              isDuplicateName={names.indexOf(dimension.name.trim()) !== names.lastIndexOf(dimension.name.trim())}
              used={
                questions.filter(({ scored, dimensionId }) => scored && dimensionId === dimension.dimensionId).length
              }
              onMove={(to, name) => move(at, to, name)}
              onDelete={(name) => onDelete(dimension, at, name)}
            />
          ))}
        </RowTable>
      )}
      {isEditable && (
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={dimensions.length >= limit.maxDimensions}
          onClick={add}
        >
          {t('dimensions.add')}
        </Button>
      )}
      {inUse && (
        <Suspense>
          <DimensionUsers dimension={inUse} onClose={() => setInUse(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
