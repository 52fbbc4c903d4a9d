import { yearOf } from '@/domain/work-calendar';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { workCalendarTexts } from '@/locales/workCalendar';
import { getCustomService } from '@/services/custom-service';
import { useDaysText } from './useDaysText';

/** Which calendar a deadline was found by; loaded where it is shown, and named without its days until then. */
export function WorkCalendarNote({ due }: { due: string }) {
  const t = useText(workCalendarTexts);
  const daysText = useDaysText();
  const { data } = useRead('workCalendar', getCustomService);
  if (!data) return t('by');
  const year = yearOf(due);
  const hasYear = data.calendar.some(({ from, to }) => yearOf(from) === year || yearOf(to) === year);
  return t(hasYear ? 'byYear' : 'byDays', { days: daysText(data.workdays), year: String(year) });
}
