import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { namedInputs } from '@/components/inputs/RangeInput';
import { FIRST_DAY } from '@/domain/period/calendar';
import { addUnits, endOfData, lastDay, type Period, unitStart, unitsIn } from '@/domain/period/period';
import type { PeriodRules } from '@/domain/period/query';

const DAY = 'YYYY-MM-DD';
const pickers = { day: 'date', week: 'week', month: 'month' } as const;

type Props = {
  label: string;
  rules: PeriodRules;
  period: Period;
  today: string;
  onChange: (period: Period) => void;
};

/** Picks whole days, weeks or months of which there are figures. */
export function RangeField({ label, rules: { granularity, max, until }, period, today, onChange }: Props) {
  const startOf = (day: Dayjs) => unitStart(granularity, day.format(DAY));
  const endOf = (day: Dayjs) => addUnits(granularity, startOf(day), 1);
  return (
    <DatePicker.RangePicker
      components={namedInputs}
      aria-label={label}
      picker={pickers[granularity]}
      format={granularity === 'month' ? 'YYYY-MM' : DAY}
      allowClear={false}
      value={[dayjs(period.from), dayjs(lastDay(period))]}
      disabledDate={(day, { from }) => {
        if (startOf(day) < FIRST_DAY || endOf(day) > endOfData(granularity, today, until)) return true;
        if (!from) return false;
        const [first, last] = day.isBefore(from) ? [day, from] : [from, day];
        return unitsIn(granularity, { from: startOf(first), before: endOf(last) }) > max;
      }}
      onChange={(days) => {
        const [first, last] = days ?? [];
        if (first && last) onChange({ from: startOf(first), before: endOf(last) });
      }}
    />
  );
}
