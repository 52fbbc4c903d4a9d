import { Typography } from 'antd';
import { Fragment } from 'react';
import type { Condition } from '@/contract/quiz';
import { toBusinessDay } from '@/domain/period/calendar';
import { resolveDay } from '@/domain/quiz/calendar';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';
import { serverNow } from '@/utils/clock';
import styles from '../logic.module.css';
import { DayInput } from './DayInput';
import { useRangeEnds } from './useRangeEnds';
import { getTexts, type ValueProps } from './value-props';

const write = ([from, to]: (string | null)[]): Condition['value'] => {
  if (!from) return [];
  return to ? [from, to] : [from];
};

/** A date or relative day, or a range of two. */
export function DaysValue({ offer: { isPair }, value, place, isUnfit, onChange }: ValueProps<'days'>) {
  const t = useText(quizLogicTexts);
  const read = (held: Condition['value']) => {
    const [from = null, to = null] = getTexts(held);
    return isPair ? [from, to] : [from];
  };
  const { ends, change } = useRangeEnds<string>(value, read, write);
  const nth = { place: place + 1 };
  const labels = isPair ? [t('condition.from', nth), t('condition.to', nth)] : [t('condition.value', nth)];
  const today = toBusinessDay(serverNow());
  const [from = Number.NaN, to = Number.NaN] = ends.map((end) => (end ? resolveDay(end, today) : undefined));
  return (
    <>
      <div className={styles.ends} data-unfit={isUnfit}>
        {ends.map((end, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two ends
          <Fragment key={at}>
            {at > 0 && <span>{t('value.to')}</span>}
            <DayInput label={labels[at] ?? ''} value={end} onChange={(day) => onChange(change(at, day))} />
          </Fragment>
        ))}
      </div>
      {from > to && (
        <Typography.Text type="danger" role="alert">
          {t('value.order')}
        </Typography.Text>
      )}
    </>
  );
}
