const OFFSET_MS = 8 * 3_600_000;
export const DAY_MS = 86_400_000;

/** Formats as ISO 8601 in the business time zone, which has been UTC+8 all year since 1991. */
export const iso = (time: number) => new Date(time + OFFSET_MS).toISOString().replace('Z', '+08:00');

/** Instant of a log page in milliseconds: `asOf` of its query, or now. */
export const toInstant = (asOf: string | undefined) =>
  asOf === undefined ? Date.now() : Math.min(Date.now(), Date.parse(asOf));

/** Business day of an instant, as days since 1970. */
export const businessDayNumber = (time: number) => Math.floor((time + OFFSET_MS) / DAY_MS);

/** Start of a business day in milliseconds, from days since 1970. */
export const dayNumberStart = (day: number) => day * DAY_MS - OFFSET_MS;

/** Business day of an instant, YYYY-MM-DD. */
export const businessDay = (time: number) => iso(time).slice(0, 10);

/** Start of a business day in milliseconds. */
export const dayStart = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

/** Business day of an instant without separators, as used in numbers of members and records. */
export const compactDay = (time: number) => businessDay(time).replaceAll('-', '');
