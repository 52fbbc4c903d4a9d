import { Typography } from 'antd';
import { Fragment } from 'react';
import { NumberInput } from '@/components/inputs/NumberInput';
import type { Condition } from '@/contract/quiz';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { quizLogicTexts } from '@/locales/quizLogic';
import styles from '../logic.module.css';
import { useRangeEnds } from './useRangeEnds';
import type { ValueProps } from './value-props';

type Ends = (number | null)[];

const isNumber = (end: number | null | undefined): end is number => typeof end === 'number' && !Number.isNaN(end);
const hasDecimals = (number: number, most: number) => Number(number.toFixed(most)) === number;

function write([from, to]: Ends): Condition['value'] {
  if (!isNumber(from)) return null;
  return isNumber(to) ? [from, to] : from;
}

/** A number within the limits of the question, or a range of two. */
export function NumbersValue({ question, offer, value, place, isUnfit, onChange }: ValueProps<'numbers'>) {
  const t = useText(quizLogicTexts);
  const tInput = useText(inputTexts);
  const { isPair, min, max, decimals } = offer;
  const read = (held: Condition['value']): Ends => {
    const [from = null, to = null] = (Array.isArray(held) ? held : [held]).map((end) =>
      typeof end === 'number' ? end : null,
    );
    return isPair ? [from, to] : [from];
  };
  const { ends, change } = useRangeEnds<number>(value, read, write);
  const nth = { place: place + 1 };
  const labels = isPair ? [t('condition.from', nth), t('condition.to', nth)] : [t('condition.value', nth)];

  const [from, to] = ends;
  const isWrong = (end: number | null) =>
    end !== null && (Number.isNaN(end) || end < min || end > max || !hasDecimals(end, decimals));
  const problem = ends.some(isWrong)
    ? tInput(decimals === 0 ? 'form.integer' : 'form.decimal', { min, max, decimals })
    : isNumber(from) && isNumber(to) && from > to
      ? t('value.order')
      : undefined;

  return (
    <>
      <div className={styles.ends} data-unfit={isUnfit || problem !== undefined}>
        {ends.map((end, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two ends
          <Fragment key={at}>
            {at > 0 && <span>{t('value.to')}</span>}
            <NumberInput
              aria-label={labels[at]}
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              width={112}
              suffix={question.validation.unit ?? undefined}
              value={end}
              onChange={(number) => onChange(change(at, number), { from: String(end ?? ''), to: String(number ?? '') })}
            />
          </Fragment>
        ))}
      </div>
      {problem && (
        <Typography.Text type="danger" role="alert">
          {problem}
        </Typography.Text>
      )}
    </>
  );
}
