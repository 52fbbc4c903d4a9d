import type { Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { DAY, MONTH, RangePicker, toWallDate } from '@/components/inputs/pickers';
import { useReadableNote } from '@/components/inputs/useReadableNote';
import { addDays, FIRST_DAY } from '@/domain/period/calendar';
import { addUnits, countUnits, getEndOfData, getLastDay, getUnitStart, type Period } from '@/domain/period/period';
import type { PeriodRules } from '@/domain/period/query';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './PeriodBar.module.css';

const pickers = { day: 'date', week: 'week', month: 'month' } as const;

type Props = {
  label: string;
  rules: PeriodRules;
  period: Period;
  today: string;
  onChange: (period: Period) => void;
};

/** Range picker for whole days, weeks or months that can have figures. */
export function RangeField({ label, rules: { granularity, max, until }, period, today, onChange }: Props) {
  const t = useText(analysisTexts);
  const last = getLastDay(period);
  // A new array would reset a pending selection or text in the picker.
  const value = useMemo((): [Dayjs, Dayjs] => [toWallDate(period.from), toWallDate(last)], [period.from, last]);
  const end = getEndOfData(granularity, today, until);
  /** Period of two days in either order, extended to whole units. */
  const toPeriod = (one: string, other: string): Period => {
    const [first, last] = one < other ? [one, other] : [other, one];
    return {
      from: getUnitStart(granularity, first),
      before: addUnits(granularity, getUnitStart(granularity, last), 1),
    };
  };
  const isSelectable = (some: Period) =>
    some.from >= FIRST_DAY && some.before <= end && countUnits(granularity, some) <= max;
  const readable = useReadableNote({
    kind: granularity === 'month' ? 'month' : 'day',
    allowsEmpty: false,
    // antd applies a range only after both ends are selected, so leaving a field applies the typed one.
    onLeave: ([one = '', other = '']) => {
      const typed = toPeriod(one, other);
      if (!isSelectable(typed)) {
        const most = t(`period.most.${granularity}`, { max });
        return t('period.outside', { first: FIRST_DAY, last: addDays(end, -1), most });
      }
      if (typed.from !== period.from || typed.before !== period.before) onChange(typed);
      return undefined;
    },
  });
  const formatDay = (day: Dayjs) => day.format(DAY);
  return (
    <div {...readable.box}>
      <RangePicker
        className={styles.range}
        aria-label={label}
        picker={pickers[granularity]}
        format={granularity === 'month' ? MONTH : DAY}
        allowClear={false}
        status={readable.status}
        value={value}
        disabledDate={(day, { from }) => !isSelectable(toPeriod(formatDay(day), formatDay(from ?? day)))}
        onChange={(days) => {
          const [first, last] = days ?? [];
          if (first && last && readable.isReadable()) onChange(toPeriod(formatDay(first), formatDay(last)));
        }}
      />
      {readable.note}
    </div>
  );
}
