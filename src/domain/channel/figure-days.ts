import { channel as limit } from '../../contract/limits/channel';
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
