import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { NumberInput } from '@/components/inputs/NumberInput';
import { question as limit } from '@/contract/limits/quiz';
import type { Question, ScoreRange } from '@/contract/quiz';
import { updateQuestion } from '@/domain/quiz/edit/questions';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEdit, useEditor } from '../../EditorContext';
import styles from './panel.module.css';

/** The points of a number by where it lies: from low to high, each begins where the one before ends. */
export function ScoreRangesEditor({ question: { questionId, scoreRanges } }: { question: Question }) {
  const t = useText(quizEditTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const put = (ranges: ScoreRange[]) => edit((quiz) => updateQuestion(quiz, questionId, { scoreRanges: ranges }));
  const cell = (at: number, field: keyof ScoreRange) => (
    <NumberInput
      aria-label={t(`range.${field}`, { place: at + 1 })}
      isDisabled={!isEditable}
      inputMode="decimal"
      value={scoreRanges[at]?.[field]}
      onChange={(value) =>
        put(scoreRanges.map((range, place) => (place === at ? { ...range, [field]: value ?? Number.NaN } : range)))
      }
    />
  );
  return (
    <section aria-label={t('ranges')} className={styles.part}>
      <strong>{t('ranges')}</strong>
      {scoreRanges.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place
        <Flex key={at} gap={4} align="center" style={{ marginBlock: 4 }}>
          {cell(at, 'min')} – {cell(at, 'max')} → {cell(at, 'score')}
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('range.delete', { place: at + 1 })}
            disabled={!isEditable}
            onClick={() => put(scoreRanges.filter((_range, place) => place !== at))}
          />
        </Flex>
      ))}
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={!isEditable || scoreRanges.length >= limit.maxScoreRanges}
        onClick={() => {
          const from = scoreRanges.at(-1)?.max ?? 0;
          put([...scoreRanges, { min: from, max: from + 1, score: 0 }]);
        }}
      >
        {t('range.add')}
      </Button>
    </section>
  );
}
