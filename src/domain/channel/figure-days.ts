import { channel as limit } from '../../contract/limits/channel';
import { track } from '../../contract/limits/track';
import { addDays, daysBetween } from '../period/calendar';

/** The days whose figures a list of channels begins with: the last thirty, the one that is not over with them. */
export const defaultFigureDays = (today: string) => ({
  from: addDays(today, 1 - limit.defaultFigureDays),
  before: addDays(today, 1),
});

export type FigureDays = { from?: string; before?: string };

/** What is wrong with the days that figures are asked of; null where nothing is. An open end is none at all. */
export function figureDaysProblem({ from, before }: FigureDays): 'reversed' | 'tooLong' | null {
  if (from === undefined || before === undefined) return null;
  const days = daysBetween(from, before);
  if (days <= 0) return 'reversed';
  return days > limit.maxFigureDays ? 'tooLong' : null;
}

/**
 * The days of the log behind figures: the last of them where the log shows fewer, which is `isPart`.
 * @param days an open end: since the channel began, until today
 */
export function logDays({ from, before = '9999-12-31' }: FigureDays, today: string) {
  const tomorrow = addDays(today, 1);
  const end = before < tomorrow ? before : tomorrow;
  const first = addDays(end, -track.maxChannelDays);
  const isPart = from === undefined || from < first;
  return { from: isPart ? first : from, before: end, isPart };
}
