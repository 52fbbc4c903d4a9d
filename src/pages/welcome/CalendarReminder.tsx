import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { CalendarNotice } from '@/features/custom-service/CalendarNotice';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { workCalendarTexts } from '@/locales/workCalendar';
import { getCustomService } from '@/services/custom-service';

/** Says that the holidays by which deadlines are found end soon. Loaded after the work, and silent where it cannot be read. */
export default function CalendarReminder(): ReactNode {
  const t = useText(workCalendarTexts);
  const { data } = useRead(['customService'], getCustomService);
  return (
    data && (
      <CalendarNotice calendar={data.calendar} action={<Link to="/setting/custom-service">{t('notice.open')}</Link>} />
    )
  );
}
