/** Calendar days as `YYYY-MM-DD`. Today is always passed in, as a day of Asia/Shanghai: nothing here reads a clock. */
const DAY_MS = 86_400_000;

/** Days since 1970-01-01, or undefined for what is no day of the calendar. */
export function dayNumber(day: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // Some engines roll 30 February over to March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return undefined;
  return time / DAY_MS;
}

export const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The day number of an ISO day, of `today`, or of `today±Nd`. */
export function resolveDay(text: string, today: string): number | undefined {
  const relative = /^today(?:([+-]\d{1,5})d)?$/.exec(text);
  if (!relative) return dayNumber(text);
  const base = dayNumber(today);
  return base === undefined ? undefined : base + Number(relative[1] ?? 0);
}

export const isRelativeDay = (text: string) => text.startsWith('today');
