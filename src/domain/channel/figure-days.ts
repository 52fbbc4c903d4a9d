import { channel as limit } from '../../contract/limits/channel';
import { track } from '../../contract/limits/track';
import { addDays, daysBetween } from '../period/calendar';

/** Default range of the figures in the channel list: the last thirty days including today. */
export const defaultFigureDays = (today: string) => ({
  from: addDays(today, 1 - limit.defaultFigureDays),
  before: addDays(today, 1),
});

export type FigureDays = { from?: string; before?: string };

/** Problem of a date range for figures; null when it is valid. A range with an open end is always valid. */
export function figureDaysProblem({ from, before }: FigureDays): 'reversed' | 'tooLong' | null {
  if (from === undefined || before === undefined) return null;
  const days = daysBetween(from, before);
  if (days <= 0) return 'reversed';
  return days > limit.maxFigureDays ? 'tooLong' : null;
}

/**
 * Date range of the tracks behind a channel's figures; only the last days when the tracks page shows fewer (`isPart`).
 *
 * @param days an open end means since the channel began, or until today
 */
export function getTrackDays({ from, before = '9999-12-31' }: FigureDays, today: string) {
  const tomorrow = addDays(today, 1);
  const end = before < tomorrow ? before : tomorrow;
  const first = addDays(end, -track.maxChannelDays);
  const isPart = from === undefined || from < first;
  return { from: isPart ? first : from, before: end, isPart };
}
