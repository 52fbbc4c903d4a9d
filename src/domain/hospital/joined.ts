import { addDays, businessDay } from '../period/calendar';

/**
 * The last day, YYYY-MM-DD, that a cooperation can have begun on, told at `now`, in milliseconds: it is entered
 * once it is agreed, so that a day further off than tomorrow is a slip of the year.
 */
export const latestJoinedAt = (now: number) => addDays(businessDay(now), 1);
