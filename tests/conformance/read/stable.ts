import { type Answer, isSuccess } from '../api/client';
import type { Session } from '../session';
import { ask, type Listing } from './pages';
import { keyOf, rowsOf, totalOf } from './rows';

const inOrder = (answer: Answer) => JSON.stringify(rowsOf(answer).map(keyOf));

/**
 * Checks that the same request returns the same rows in the same order, even rows with equal sort values.
 * @param first response to the first request
 */
export async function checkStable(session: Session, listing: Listing, query: Record<string, string>, first: Answer) {
  const changes = async (before: Answer) => {
    const after = await ask(session, listing, query);
    const isComparable = isSuccess(before) && isSuccess(after) && totalOf(before) === totalOf(after);
    return { after, hasChanged: isComparable && inOrder(before) !== inOrder(after) };
  };
  const once = await changes(first);
  if (!once.hasChanged) return;
  // Another operator may have changed data meanwhile, but hardly twice in a row.
  const { after, hasChanged } = await changes(await ask(session, listing, query));
  if (!hasChanged) return;
  session.find(after, {
    where: query.sort ? `?sort=${query.sort} once more` : 'the first page once more',
    expected: 'the same rows in the same order',
    got: 'other ones, or another order',
    source: 'docs/backend.md, Lists',
  });
}
