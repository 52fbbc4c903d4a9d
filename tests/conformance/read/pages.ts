import { isSuccess } from '../api/client';
import type { KnownCall } from '../api/contract';
import type { Sent } from '../api/request';
import { plural } from '../findings/value';
import type { Session } from '../session';
import { checkLanguage, inChinese, inEnglish } from './language';
import { parametersOf } from './query';
import { keyOf, rowsOf, totalOf } from './rows';

/** A list call with its required parameters. */
export type Listing = { call: KnownCall; params: Record<string, string>; query: Record<string, string> };

/** Requests a list with additional parameters. */
export const ask = (session: Session, { call, params, query }: Listing, more: Record<string, string> = {}) =>
  session.client.send(call, { params, query: { ...query, ...more } } satisfies Sent);

const SIZE = 5;
/** Attempts to read two pages with the same total, because logs grow while they are read. */
const ATTEMPTS = 3;

async function checkPages(session: Session, listing: Listing) {
  const pages = async () => {
    const first = await ask(session, listing, { current: '1', pageSize: String(SIZE) });
    const second = await ask(session, listing, { current: '2', pageSize: String(SIZE) });
    return [first, second] as const;
  };
  let [first, second] = await pages();
  for (let attempt = 1; attempt < ATTEMPTS && totalOf(first) !== totalOf(second); attempt += 1)
    [first, second] = await pages();
  if (!isSuccess(first) || !isSuccess(second)) {
    session.expect(isSuccess(first) ? second : first, { status: [200], where: '?current=…&pageSize=5' });
    return;
  }
  if (totalOf(first) !== totalOf(second)) {
    session.find(second, { where: 'data.total', expected: `the same on each page`, got: 'another one on the second' });
  }
  const total = totalOf(first);
  for (const [page, answer] of [first, second].entries()) {
    const due = Math.max(0, Math.min(SIZE, total - page * SIZE));
    const count = rowsOf(answer).length;
    if (count === due) continue;
    const expected = `${due} rows, as data.total is ${total}`;
    session.find(answer, { where: `?current=${page + 1}&pageSize=${SIZE}`, expected, got: plural(count, 'row') });
    break;
  }
  const keys = new Set(rowsOf(first).map(keyOf));
  if (rowsOf(second).some((row) => keys.has(keyOf(row)))) {
    session.find(second, {
      where: '?current=2',
      expected: 'rows that the first page does not have',
      got: 'a row twice',
    });
  }
  const beyond = await ask(session, listing, { current: String(Math.ceil(total / SIZE) + 2), pageSize: String(SIZE) });
  if (isSuccess(beyond) && rowsOf(beyond).length > 0) {
    session.find(beyond, { where: '?current past the end', expected: 'no rows', got: `${rowsOf(beyond).length} rows` });
  }
}

async function checkRefusals(session: Session, listing: Listing) {
  const { maximum = 100 } = parametersOf(listing.call.endpoint).pageSize ?? {};
  const wrong: Record<string, string>[] = [
    { current: '0' },
    { pageSize: '0' },
    { pageSize: String(maximum + 1) },
    { current: 'first' },
    ...(parametersOf(listing.call.endpoint).sort ? [{ sort: 'conf-nothing' }] : []),
  ];
  for (const [place, query] of wrong.entries()) {
    const [[name, value] = []] = Object.entries(query);
    const answer = await session.client.send(listing.call, {
      params: listing.params,
      query: { ...listing.query, ...query },
      headers: place % 2 === 0 ? inEnglish : inChinese,
    });
    if (session.expect(answer, { status: [422], where: `?${name}=${value}` })) checkLanguage(session, answer);
  }
}

/** Expects 422 for a parameter that is sent twice, because its value would be ambiguous. */
async function checkTwice(session: Session, { call, params, query }: Listing) {
  const answer = await session.client.send(call, {
    params,
    query: { ...query, current: '1' },
    again: { current: '2' },
  });
  session.expect(answer, { status: [422], where: '?current=1&current=2', source: 'docs/backend.md, A request' });
}

/**
 * Checks that pages have the requested size, do not overlap and have the same total, and that invalid values are
 * refused.
 */
export async function checkPaging(session: Session, listing: Listing) {
  if (!parametersOf(listing.call.endpoint).pageSize) return;
  await checkPages(session, listing);
  await checkRefusals(session, listing);
  await checkTwice(session, listing);
}
