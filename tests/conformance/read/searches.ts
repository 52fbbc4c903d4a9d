import { isSuccess } from '../api/client';
import type { Session } from '../session';
import { type Row, rowsOf, totalOf } from './rows';
import type { Samples } from './samples';
import { middleOf } from './text-part';

/** The last four digits of a masked mobile number (docs/domain.md 5.2). */
const lastDigits = (field: string) => (row: Row) => /^1\d\d\*+(\d{4})$/.exec(String(row[field]))?.[1];

/** A part of a text to search for. */
const part = (field: string) => (row: Row) => {
  const text = row[field];
  return (typeof text === 'string' && middleOf(text)) || undefined;
};

/** Searches, each with a value from a row that must find the row. */
const shown = [
  { path: '/members', name: 'mobile', shownIn: lastDigits('mobileMasked') },
  { path: '/members', name: 'nickname', shownIn: part('nickname') },
  { path: '/records', name: 'mobile', shownIn: lastDigits('mobileMasked') },
  { path: '/follow-ups', name: 'mobile', shownIn: lastDigits('mobileMasked') },
  { path: '/projects', name: 'keyword', shownIn: part('name') },
] as const;

/** Further parameters: unsubmitted records are found only when the search filters by their status. */
export const besides = (path: string, row: Row) => (path === '/records' ? { status: row.status } : {});

/** Page size. If more rows match, the row may be on another page. */
const SIZE = 100;

/** Checks that personal filters find the row that their value comes from. Reports never show the value. */
export async function checkSearches(session: Session, samples: Samples) {
  for (const { path, name, shownIn } of shown) {
    const call = session.call(`POST ${path}/search`);
    if (!session.isMeant(call)) continue;
    const row = samples.rows(path).find((one) => shownIn(one) !== undefined);
    if (!row) {
      session.untestedFilters.add(`${call.name} ?${name}`);
      continue;
    }
    const body = { [name]: shownIn(row), ...besides(path, row), pageSize: SIZE };
    const answer = await session.client.send(call, { body, isPersonal: true });
    const where = `body.${name} that a row shows`;
    if (!session.expect(answer, { status: [200], where }) || !isSuccess(answer) || totalOf(answer) > SIZE) continue;
    if (!rowsOf(answer).some(({ id }) => id === row.id)) {
      session.find(answer, { where, expected: 'that row', got: `${totalOf(answer)} others` });
    }
  }
}
