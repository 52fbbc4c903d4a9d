const OFFSET_MS = 8 * 3_600_000;
export const DAY_MS = 86_400_000;

/** ISO 8601 in the business time zone, which has been UTC+8 the year round since 1991. */
export const iso = (time: number) => new Date(time + OFFSET_MS).toISOString().replace('Z', '+08:00');

/** Instant of a log page in milliseconds: `asOf` of its query, or now. */
export const toInstant = (asOf: string | undefined) =>
  asOf === undefined ? Date.now() : Math.min(Date.now(), Date.parse(asOf));

/** Business day of an instant, as the number of days since 1970. */
export const businessDayNumber = (time: number) => Math.floor((time + OFFSET_MS) / DAY_MS);

/** Start of a business day in milliseconds, from its number of days since 1970. */
export const dayNumberStart = (day: number) => day * DAY_MS - OFFSET_MS;

/** The business day of an instant, YYYY-MM-DD. */
export const businessDay = (time: number) => iso(time).slice(0, 10);

/** Instant at which a business day begins. */
export const dayStart = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

/** The business day of an instant without separators, as numbers of members and records hold it. */
export const compactDay = (time: number) => businessDay(time).replaceAll('-', '');
