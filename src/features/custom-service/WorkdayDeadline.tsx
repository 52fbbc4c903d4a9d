import { Deadline } from '@/components/display/Deadline';
import { getYear } from '@/domain/work-calendar';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { workCalendarTexts } from '@/locales/workCalendar';
import { getCustomService } from '@/services/custom-service';
import { useFormatWeekdays } from './useFormatWeekdays';

/** Names the calendar behind a deadline, with its working days once they are loaded. */
function WorkCalendarNote({ due }: { due: string }) {
  const t = useText(workCalendarTexts);
  const formatWeekdays = useFormatWeekdays();
  const { data } = useRead(['customService'], getCustomService);
  if (!data) return t('by');
  const year = getYear(due);
  const hasYear = data.calendar.some(({ from, to }) => getYear(from) === year || getYear(to) === year);
  return t(hasYear ? 'byYear' : 'byDays', { days: formatWeekdays(data.workdays), year: String(year) });
}

type Props = {
  /** ISO 8601; the whole day counts. */
  due: string;
  /** Whether the service calendar determined it, which the tooltip then mentions. */
  byCalendar: boolean;
};

/** Deadline of a follow-up. */
export const WorkdayDeadline = ({ due, byCalendar }: Props) => (
  <Deadline due={due} isWholeDay basis={byCalendar && <WorkCalendarNote due={due} />} />
);
