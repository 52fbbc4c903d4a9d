import { type Answer, dataOf } from '../api/client';

/** A row of a list, not validated. */
export type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a response: of `{ list, total }`, or of a plain array. */
export function rowsOf(answer: Pick<Answer, 'json'>): Row[] {
  const data = dataOf(answer);
  const list = isRow(data) && Array.isArray(data.list) ? data.list : data;
  return Array.isArray(list) ? list.filter(isRow) : [];
}

/** The total of matching rows; for a plain array its length. */
export function totalOf(answer: Pick<Answer, 'json'>): number {
  const data = dataOf(answer);
  return isRow(data) && typeof data.total === 'number' ? data.total : rowsOf(answer).length;
}

/** Identity of a row: its id, or its whole content if it has none. */
export const keyOf = (row: Row) => (typeof row.id === 'string' ? row.id : JSON.stringify(row));

const BUSINESS_OFFSET_MS = 8 * 3_600_000;

/** The business day (`YYYY-MM-DD`) of an instant or day; undefined for other values. */
export function businessDayOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : new Date(time + BUSINESS_OFFSET_MS).toISOString().slice(0, 10);
}

/** The business day `days` days from now. */
export const dayFromNow = (days: number) =>
  businessDayOf(new Date(Date.now() + days * 86_400_000).toISOString()) as string;
