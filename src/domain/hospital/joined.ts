import { addDays, toBusinessDay } from '../period/calendar';

/**
 * Latest valid start of a cooperation, YYYY-MM-DD; `now` is in milliseconds. It is entered once it is agreed, so a day
 * after tomorrow is a typo.
 */
export const getLatestJoinedAt = (now: number) => addDays(toBusinessDay(now), 1);
