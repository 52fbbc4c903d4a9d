import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** All dates are shown in the time zone of the business, whatever the browser's (domain.md). */
export const BUSINESS_TIME_ZONE = 'Asia/Shanghai';

/** An ISO 8601 instant as `YYYY-MM-DD HH:mm:ss` of the business time zone; anything else as null. */
export function formatInstant(instant: string | null | undefined) {
  if (!instant) return null;
  const parsed = dayjs(instant);
  return parsed.isValid() ? parsed.tz(BUSINESS_TIME_ZONE).format('YYYY-MM-DD HH:mm:ss') : null;
}
