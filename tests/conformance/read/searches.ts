import { isSuccess } from '../api/client';
import type { Session } from '../session';
import { type Row, rowsOf, totalOf } from './rows';
import type { Samples } from './samples';
import { middleOf } from './text-part';

/** The last four digits of a number that is masked as docs/domain.md 5.2 has it. */
const lastDigits = (field: string) => (row: Row) => /^1\d\d\*+(\d{4})$/.exec(String(row[field]))?.[1];

/** A part of a text, which finds it. */
const part = (field: string) => (row: Row) => {
  const text = row[field];
  return (typeof text === 'string' && middleOf(text)) || undefined;
};

/** What a row shows that a search by body finds it by. */
const shown = [
  { path: '/members', name: 'mobile', shownIn: lastDigits('mobileMasked') },
  { path: '/members', name: 'nickname', shownIn: part('nickname') },
  { path: '/records', name: 'mobile', shownIn: lastDigits('mobileMasked') },
  { path: '/follow-ups', name: 'mobile', shownIn: lastDigits('mobileMasked') },
  { path: '/projects', name: 'keyword', shownIn: part('name') },
] as const;

/** Records that nobody has handed in are found by their state alone. */
export const besides = (path: string, row: Row) => (path === '/records' ? { status: row.status } : {});

/** More than fit on the page that is asked for may have it, too. */
const SIZE = 100;

/** Personal filters find whom they were taken from. What is asked for is never said. */
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
