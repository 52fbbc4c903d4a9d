import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { CalendarNotice } from '@/features/custom-service/CalendarNotice';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { workCalendarTexts } from '@/locales/workCalendar';
import { getCustomService } from '@/services/custom-service';

/** Reminds that the holiday calendar for deadlines ends soon; shows nothing if the calendar cannot be read. */
export function CalendarReminder(): ReactNode {
  const t = useText(workCalendarTexts);
  const { data } = useRead(['customService'], getCustomService);
  return (
    data && (
      <CalendarNotice calendar={data.calendar} action={<Link to="/setting/custom-service">{t('notice.open')}</Link>} />
    )
  );
}
