import { type Answer, isSuccess } from '../api/client';
import type { Session } from '../session';
import { ask, type Listing } from './pages';
import { optionsOf, parametersOf, rowFieldsOf } from './query';
import { type Row, rowsOf, totalOf } from './rows';
import { checkStable } from './stable';

const SIZE = 20;

/** Value to compare of a number, instant or code; undefined for other texts, whose order depends on the language. */
function comparable(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return Date.parse(value);
  return /^[A-Z0-9-]+$/.test(value) ? value : undefined;
}

/** Whether rows are sorted by a field. Rows without a comparable value are ignored. */
export function isInOrder(rows: readonly Row[], field: string, isDescending: boolean) {
  const values = rows.map((row) => comparable(row[field])).filter((value) => value !== undefined);
  return values.every((value, place) => {
    const before = values[place - 1];
    if (before === undefined || typeof before !== typeof value) return true;
    return isDescending ? before >= value : before <= value;
  });
}

/** Whether an order is not by the field with its name alone: banners are sorted within their position. */
const isOther = (path: string, field: string) => field === 'priority' || (path === '/banners' && field === 'sort');

/** Whether adjacent rows have the same value, so that another criterion decides their order. */
const hasTies = (rows: readonly Row[], field: string) =>
  rows.some((row, place) => place > 0 && row[field] === rows[place - 1]?.[field]);

/** @returns the response if some of its rows have the same sort value */
async function checkSort(session: Session, listing: Listing, sort: string) {
  const { endpoint } = listing.call;
  const isDescending = sort.startsWith('-');
  const field = sort.replace('-', '');
  const isPaged = Boolean(parametersOf(endpoint).pageSize);
  const answer = await ask(session, listing, { sort, ...(isPaged && { pageSize: String(SIZE) }) });
  if (!session.expect(answer, { status: [200], where: `?sort=${sort}` }) || !isSuccess(answer)) return undefined;
  // Lists without pages are trees, which are sorted within each parent.
  if (!isPaged || isOther(endpoint.path, field) || !rowFieldsOf(endpoint)[field]) return undefined;
  const rows = rowsOf(answer);
  if (isInOrder(rows, field, isDescending)) return hasTies(rows, field) ? answer : undefined;
  session.find(answer, {
    where: `?sort=${sort}`,
    expected: `rows by ${field}`,
    got: `another order of ${totalOf(answer)} rows`,
  });
  return undefined;
}

/** Checks every order of a list, and that rows with equal values keep their order. */
export async function checkSorts(session: Session, listing: Listing) {
  const { sort, pageSize } = parametersOf(listing.call.endpoint);
  let tied: [query: Record<string, string>, answer: Answer] | undefined;
  for (const value of sort ? optionsOf(sort) : []) {
    const answer = await checkSort(session, listing, value);
    if (answer) tied ??= [{ sort: value, pageSize: String(SIZE) }, answer];
  }
  if (tied) await checkStable(session, listing, ...tied);
  if (!pageSize) return;
  const usual = { pageSize: String(SIZE) };
  await checkStable(session, listing, usual, await ask(session, listing, usual));
}
