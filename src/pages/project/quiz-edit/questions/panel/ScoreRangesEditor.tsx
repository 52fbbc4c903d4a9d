import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Typography } from 'antd';
import { memo } from 'react';
import { NumberInput } from '@/components/inputs/NumberInput';
import { question as limit } from '@/contract/limits/quiz';
import type { ScoreRange } from '@/contract/quiz-question';
import { updateQuestion } from '@/domain/quiz/edit/questions';
import type { Typing } from '@/domain/quiz/edit/typing';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPanelTexts } from '@/locales/quizPanel';
import { useEdit, useEditor } from '../../EditorContext';
import styles from './panel.module.css';
import { boundLimits, pointLimits } from './score-limits';
import { getRangeProblem, removeRange, setRangeCell } from './score-ranges';
import { useQuestion } from './useQuestion';
import { toText } from './values';

const none: ScoreRange[] = [];

/** Scores of a number by range, ascending; each range starts where the previous one ends. */
export const ScoreRangesEditor = memo(function ScoreRangesEditor({ id }: { id: string }) {
  const t = useText(quizEditTexts);
  const tPanel = useText(quizPanelTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const ranges = useQuestion(id, ({ scoreRanges }) => scoreRanges) ?? none;
  const first = useQuestion(id, ({ validation }) => validation.min) ?? 0;
  const last = useQuestion(id, ({ validation }) => validation.max);
  const update = (scoreRanges: ScoreRange[], typing?: Typing) =>
    edit((quiz) => updateQuestion(quiz, id, { scoreRanges }), typing);

  const write = (at: number, field: keyof ScoreRange, value: number | null) => {
    const typing = { field: `${id}.range${at}.${field}`, from: toText(ranges[at]?.[field]), to: toText(value) };
    update(setRangeCell(ranges, at, field, value ?? Number.NaN), typing);
  };
  const cell = (at: number, field: keyof ScoreRange) => (
    <NumberInput
      aria-label={t(`range.${field}`, { place: at + 1 })}
      isDisabled={!isEditable}
      inputMode="decimal"
      value={ranges[at]?.[field]}
      onChange={(value) => write(at, field, value)}
    />
  );
  const add = () => {
    const min = ranges.at(-1)?.max ?? first;
    const max = last !== undefined && last > min ? last : min + 1;
    update([...ranges, { min, max, score: 0 }]);
  };
  const renderProblem = (at: number) => {
    const problem = getRangeProblem(ranges, at);
    if (!problem) return null;
    const { min, max, decimals } = problem === 'points' ? pointLimits : boundLimits;
    return (
      <Typography.Text type="danger" role="alert" className={styles.said}>
        {tPanel(`range.${problem}`, { min, max, decimals, from: ranges[at - 1]?.max ?? 0 })}
      </Typography.Text>
    );
  };

  return (
    <section aria-label={t('ranges')} className={styles.part}>
      <strong>{tPanel('ranges')}</strong>
      <div className={styles.hint}>{tPanel('ranges.hint')}</div>
      {ranges.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ranges are identified by their index
        <div key={at} className={styles.range}>
          {cell(at, 'min')}
          <span aria-hidden>–</span>
          {cell(at, 'max')}
          <span aria-hidden>→</span>
          {cell(at, 'score')}
          <span>{tPanel('unit.points')}</span>
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('range.delete', { place: at + 1 })}
            disabled={!isEditable}
            onClick={() => update(removeRange(ranges, at))}
          />
          {renderProblem(at)}
        </div>
      ))}
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={!isEditable || ranges.length >= limit.maxScoreRanges}
        onClick={add}
      >
        {t('range.add')}
      </Button>
    </section>
  );
});
