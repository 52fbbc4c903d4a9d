import { dayNumberStart } from '../clock';
import type { Random } from '../fixtures/random';

const HOUR_MS = 3_600_000;
/** Relative activity of each hour of the day. */
const busy = [2, 1, 1, 1, 1, 2, 4, 8, 12, 14, 14, 12, 13, 11, 10, 11, 10, 9, 10, 13, 15, 14, 9, 5];
const hours = busy.flatMap((weight, hour) => Array<number>(weight).fill(hour));

/** Random instant of a day, in milliseconds. */
export const pickTime = ({ int, pick }: Random, day: number) =>
  dayNumberStart(day) + pick(hours) * HOUR_MS + int(0, HOUR_MS - 1);

/** Exceeds the number of rows in a day. */
const ROWS_PER_DAY = 100_000;

/** Id of a row by its day and index. */
export const getId = (day: number, place: number) => String(day * ROWS_PER_DAY + place);

/** Day number of a row id. */
export const getDayOfId = (id: string) => Math.floor(Number(id) / ROWS_PER_DAY);

/** Inverse of `getId`; undefined for an invalid id. */
export const parseId = (id: string) =>
  /^\d{6,10}$/.test(id) ? { day: getDayOfId(id), place: Number(id) % ROWS_PER_DAY } : undefined;
