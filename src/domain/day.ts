/** Calendar days as `YYYY-MM-DD`. Nothing here reads the clock; callers pass in today. */
const DAY_MS = 86_400_000;

/** Days since 1970-01-01; undefined when the text is not a calendar day. */
export function toDayNumber(day: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // Some engines roll 30 February over to March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return undefined;
  return time / DAY_MS;
}

/** The calendar day of a day number; the inverse of `toDayNumber`. */
export const fromDayNumber = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
