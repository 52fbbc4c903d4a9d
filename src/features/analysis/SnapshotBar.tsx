import { Radio } from 'antd';
import type { ReactNode } from 'react';
import hidden from '@/components/display/hidden.module.css';
import { DAY, DatePicker, toWallDate } from '@/components/inputs/pickers';
import { useReadableNote } from '@/components/inputs/useReadableNote';
import { addDays, FIRST_DAY } from '@/domain/period/calendar';
import { createDataCheck, type DaysWithData } from '@/domain/period/days-with-data';
import { spans } from '@/domain/period/snapshot';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { ComparisonSelect } from './ComparisonSelect';
import { InvalidPeriodAlert, type InvalidQuery } from './InvalidPeriodAlert';
import styles from './PeriodBar.module.css';
import { usePeriodText } from './usePeriodText';
import type { SnapshotView } from './useSnapshot';

type Props = {
  /** From `useSnapshot`. */
  view: SnapshotView;
  /** Days with a snapshot; any day can be selected until they are loaded. */
  days: DaysWithData | undefined;
  /** Other invalid URL parameters of the screen. */
  otherInvalid?: readonly InvalidQuery[];
  /** Additional controls. */
  children?: ReactNode;
};

/** Selects the snapshot of a portrait: its last day and its span of 1, 7 or 30 days. */
export function SnapshotBar({ view, days, otherInvalid = [], children }: Props) {
  const t = useText(analysisTexts);
  const words = usePeriodText();
  const isYesterday = view.endDate === addDays(view.today, -1);
  const shown = words.shown('day', view.period);
  // Labels such as "yesterday" and "last 7 days" are only right if the span ends yesterday.
  const getSpanLabel = (count: number) =>
    isYesterday ? words.preset({ granularity: 'day' }, count) : t('snapshot.days', { count });
  const hasData = days && createDataCheck(days);
  const canSelect = (day: string) => day >= FIRST_DAY && day < view.today && hasData?.(day) !== false;
  const readable = useReadableNote({
    allowsEmpty: false,
    onLeave: (days) => (days.every(canSelect) ? undefined : t('snapshot.gaps')),
  });
  return (
    <>
      <InvalidPeriodAlert
        problems={[
          ...view.problems.map((problem) => ({
            problem,
            instead: problem === 'notAComparison' ? t('compare.none') : shown,
          })),
          ...otherInvalid,
        ]}
      />
      <div className={`${styles.line} ${styles.bar}`}>
        <Radio.Group
          aria-label={t('snapshot.span')}
          optionType="button"
          buttonStyle="solid"
          value={view.span}
          options={spans.map((span) => ({ value: span, label: getSpanLabel(Number(span)) }))}
          onChange={({ target }) => view.change({ span: target.value })}
        />
        <div className={styles.field} {...readable.box}>
          <span aria-hidden>{t('snapshot.date')}</span>
          <DatePicker
            aria-label={t('snapshot.date')}
            allowClear={false}
            status={readable.status}
            value={toWallDate(view.endDate)}
            disabledDate={(day) => !canSelect(day.format(DAY))}
            renderExtraFooter={() => t('snapshot.gaps')}
            onChange={(day) => day && readable.isReadable() && view.change({ endDate: day.format(DAY) })}
          />
          {readable.note}
        </div>
        <ComparisonSelect
          granularity="day"
          period={view.period}
          comparison={view.comparison}
          setComparison={(comparison) => view.change({ comparison })}
        />
        {children}
        <div className={styles.shown} aria-live="polite">
          <span className={hidden.hidden}>{shown}</span>
          {[
            view.compared && words.comparedWith('day', view.period, view.compared),
            view.endDate === view.behind && t('period.isBehind'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
    </>
  );
}
