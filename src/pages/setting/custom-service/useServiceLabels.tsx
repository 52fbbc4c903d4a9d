import { type ReactNode, useCallback } from 'react';
import { splitCommon } from '@/domain/compare';
import type { ServiceHours } from '@/domain/service-hours';
import type { CalendarPeriod } from '@/domain/work-calendar';
import { useFormatWeekdays } from '@/features/custom-service/useFormatWeekdays';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { customServiceTexts } from '@/locales/customService';
import { workCalendarTexts } from '@/locales/workCalendar';
import styles from './service.module.css';

/** Formats the values of the settings for preview, comparison and change log. */
export function useServiceLabels() {
  const t = useText(customServiceTexts);
  const tCalendar = useText(workCalendarTexts);
  const place = useEnumLabel(customServiceTexts, 'place');

  const daysText = useFormatWeekdays();
  const hoursText = useCallback(
    ({ workdays, allDay, workStart, workEnd }: ServiceHours) => ({
      days: daysText(workdays),
      hours: allDay ? t('preview.allDay') : `${workStart}–${workEnd}`,
    }),
    [t, daysText],
  );
  const placesText = useCallback(
    (places: readonly string[]) => places.map((name) => place(name) ?? name).join(t('separator')),
    [t, place],
  );
  const periodText = useCallback(
    (period: CalendarPeriod | string) => {
      // The change log contains periods as text.
      if (typeof period === 'string') return period;
      const words = { ...period, kind: tCalendar(`kind.${period.kind}`) };
      return tCalendar(period.from === period.to ? 'day' : 'period', words);
    },
    [tCalendar],
  );
  /** Lists only the periods that the other versions lack, and counts those in common. */
  const calendarText = useCallback(
    (value: (CalendarPeriod | string)[], others: readonly unknown[]) => {
      const { own, commonCount } = splitCommon(
        value,
        others.map((other) => (Array.isArray(other) ? other : [])),
      );
      const periods = own.map(periodText).join(t('separator'));
      if (commonCount === 0) return periods;
      return tCalendar(own.length > 0 ? 'ownAndCommon' : 'common', { periods, count: commonCount });
    },
    [t, tCalendar, periodText],
  );
  const valueText = useCallback(
    (field: string, value: unknown, others: readonly unknown[] = []): string => {
      if (value === null || value === undefined || value === '') return '—';
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (!Array.isArray(value)) return String(value);
      if (value.length === 0) return '—';
      if (field === 'calendar') return calendarText(value, others);
      return field === 'workdays' ? daysText(value.map(Number)) : placesText(value.map(String));
    },
    [t, daysText, placesText, calendarText],
  );
  /** Like `valueText`, but shows the QR code as a picture. */
  const renderValue = useCallback(
    (field: string, value: unknown, others?: readonly unknown[]): ReactNode =>
      field === 'wecomQrUrl' && typeof value === 'string' ? (
        <img className={styles.qr} src={value} alt={t('preview.qrAlt')} />
      ) : (
        <bdi>{valueText(field, value, others)}</bdi>
      ),
    [t, valueText],
  );
  return { hoursText, periodText, placesText, valueText, renderValue };
}
