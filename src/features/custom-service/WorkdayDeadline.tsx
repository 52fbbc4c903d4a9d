import { Deadline } from '@/components/display/Deadline';
import { getYear } from '@/domain/work-calendar';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { workCalendarTexts } from '@/locales/workCalendar';
import { getCustomService } from '@/services/custom-service';
import { useDaysText } from './useDaysText';

/** Which calendar a deadline was found by; loaded where it is shown, and named without its days until then. */
function WorkCalendarNote({ due }: { due: string }) {
  const t = useText(workCalendarTexts);
  const daysText = useDaysText();
  const { data } = useRead(['customService'], getCustomService);
  if (!data) return t('by');
  const year = getYear(due);
  const hasYear = data.calendar.some(({ from, to }) => getYear(from) === year || getYear(to) === year);
  return t(hasYear ? 'byYear' : 'byDays', { days: daysText(data.workdays), year: String(year) });
}

type Props = {
  /** ISO 8601; its whole day counts. */
  due: string;
  /** Whether the service calendar dated it, which is said with the exact time. */
  byCalendar: boolean;
};

/** The deadline of a follow-up, wherever it is shown. */
export const WorkdayDeadline = ({ due, byCalendar }: Props) => (
  <Deadline due={due} isWholeDay basis={byCalendar && <WorkCalendarNote due={due} />} />
);
