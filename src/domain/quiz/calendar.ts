import { toDayNumber } from '../day';

/**
 * Day number of an ISO day, of `today`, or of `today±Nd`; undefined for anything else. `today` is a business day of
 * Asia/Shanghai.
 */
export function resolveDay(text: string, today: string): number | undefined {
  const relative = /^today(?:([+-]\d{1,5})d)?$/.exec(text);
  if (!relative) return toDayNumber(text);
  const base = toDayNumber(today);
  return base === undefined ? undefined : base + Number(relative[1] ?? 0);
}

export const isRelativeDay = (text: string) => text.startsWith('today');
