import { serverNow } from '@/utils/clock';
import { businessClock } from '@/utils/date';

/** The time of day of an instant in milliseconds, HH:mm in the business time zone. */
export const clockTime = (time = serverNow()) => businessClock(time).format('HH:mm');
