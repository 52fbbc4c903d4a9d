import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Flex, Segmented, Typography } from 'antd';
import { useRef, useState } from 'react';
import { type ControlProps, Field } from '@/components/inputs/Field';
import { customService as limit } from '@/contract/limits/custom-service';
import { toBusinessDay } from '@/domain/period/calendar';
import { type CalendarPeriod, calendarProblems, getLastYear, getYear } from '@/domain/work-calendar';
import { CalendarNotice } from '@/features/custom-service/CalendarNotice';
import { useText } from '@/hooks/useText';
import { customServiceTexts } from '@/locales/customService';
import { workCalendarTexts } from '@/locales/workCalendar';
import { serverNow } from '@/utils/clock';
import { PeriodDialog } from './PeriodDialog';
import styles from './service.module.css';
import { useServiceLabels } from './useServiceLabels';

type Calendar = readonly CalendarPeriod[];

/** Edits holidays and make-up workdays, one year at a time. */
function CalendarInput({ value, onChange, id, ...rest }: ControlProps<Calendar>) {
  const t = useText(workCalendarTexts);
  const { periodText } = useServiceLabels();
  const calendar = value ?? [];
  const thisYear = getYear(toBusinessDay(serverNow()));
  const [year, setYear] = useState(thisYear);
  const [edited, setEdited] = useState<CalendarPeriod | 'new'>();
  const add = useRef<HTMLButtonElement>(null);
  const next = Math.max(thisYear, getLastYear(calendar) ?? 0) + 1;
  const years = [...new Set([thisYear, ...calendar.map(({ from }) => getYear(from)), next])].sort((a, b) => a - b);
  const shown = calendar.filter(({ from }) => getYear(from) === year);
  const others = calendar.filter((period) => period !== edited);
  const isFull = calendar.length >= limit.maxCalendarPeriods;
  const write = (periods: Calendar) => onChange?.(periods.toSorted((a, b) => (a.from < b.from ? -1 : 1)));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a visible frame
    <div {...rest} role="group" id={id}>
      <CalendarNotice calendar={calendar} />
      <Flex wrap gap={8} justify="space-between">
        <Segmented<number>
          tabIndex={-1}
          name="calendar-year"
          aria-label={t('year')}
          options={years.map((one) => ({ value: one, label: t('yearOf', { year: String(one) }) }))}
          value={year}
          onChange={setYear}
        />
        <Button ref={add} disabled={isFull} onClick={() => setEdited('new')}>
          {isFull ? t('full', { max: limit.maxCalendarPeriods }) : t('add')}
        </Button>
      </Flex>
      {shown.length === 0 && <Typography.Paragraph>{t('none', { year: String(year) })}</Typography.Paragraph>}
      <ul className={styles.periods}>
        {shown.map((period) => (
          <li key={period.from}>
            <span className={styles.period}>{periodText(period)}</span>
            <Button
              type="text"
              size="small"
              icon={<EditOutlined aria-hidden />}
              aria-label={t('edit', { period: periodText(period) })}
              title={t('edit.short')}
              onClick={() => setEdited(period)}
            />
            <Button
              type="text"
              size="small"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('remove', { period: periodText(period) })}
              title={t('remove.short')}
              onClick={() => {
                write(calendar.filter((one) => one !== period));
                // The pressed button is removed and would lose the focus.
                add.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      {edited && (
        <PeriodDialog
          period={edited === 'new' ? undefined : edited}
          year={year}
          findProblem={(period) => calendarProblems([...others, period]).at(-1)}
          onSubmit={(period) => {
            write([...others, period]);
            setYear(getYear(period.from));
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

/** Field for the calendar that decides which days are workdays, for deadlines (docs/domain.md 6.14). */
export function CalendarField() {
  const t = useText(workCalendarTexts);
  const tService = useText(customServiceTexts);
  return (
    <Field name="calendar" label={tService('field.calendar')} extra={t('hint')}>
      <CalendarInput />
    </Field>
  );
}
