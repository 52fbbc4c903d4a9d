import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { toBusinessDay } from '@/domain/period/calendar';
import { type CalendarPeriod, getCalendarNotice } from '@/domain/work-calendar';
import { useText } from '@/hooks/useText';
import { workCalendarTexts } from '@/locales/workCalendar';
import { serverNow } from '@/utils/clock';

type Props = { calendar: readonly CalendarPeriod[]; action?: ReactNode };

/** Warns that the holiday calendar ends soon or has ended; deadlines then follow the days of the week only. */
export function CalendarNotice({ calendar, action }: Props) {
  const t = useText(workCalendarTexts);
  const notice = getCalendarNotice(calendar, toBusinessDay(serverNow()));
  if (!notice) return null;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      title={t(`notice.${notice.state}`, { year: String(notice.next) })}
      action={action}
      style={{ marginBlockEnd: 16 }}
    />
  );
}
