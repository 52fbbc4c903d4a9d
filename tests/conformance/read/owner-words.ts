import { type Answer, dataOf, isSuccess } from '../api/client';
import type { Session } from '../session';
import { ask, type Listing } from './pages';
import { optionsOf, parametersOf, rowFieldsOf } from './query';
import { type Row, rowsOf, totalOf } from './rows';

const SIZE = '20';
const source = 'docs/backend.md, Lists';

/** Ids of the operators with the name of the signed-in operator; several if names are not unique. */
async function ownIds(session: Session): Promise<readonly string[]> {
  const user = dataOf(await session.client.send(session.call('GET /currentUser'), {})) as Row | null | undefined;
  const operators = rowsOf(await session.client.send(session.call('GET /operators'), {}));
  return operators.flatMap(({ id, name }) => (typeof id === 'string' && name === user?.name ? [id] : []));
}

type Problem = { answer: Answer; where: string; expected: string; got: string };

async function look(session: Session, listing: Listing, name: string, ids: readonly string[]) {
  const answerTo = (value: string) => ask(session, listing, { [name]: value, pageSize: SIZE });
  const [mine, nobodys, either] = [await answerTo('me'), await answerTo('none'), await answerTo('meOrNone')];
  const words = [
    ['me', mine],
    ['none', nobodys],
    ['meOrNone', either],
  ] as const;
  for (const [word, answer] of words) session.expect(answer, { status: [200], where: `?${name}=${word}`, source });
  if (!words.every(([, answer]) => isSuccess(answer))) return undefined;
  const ownersIn = (answer: Answer) => new Set(rowsOf(answer).map((row) => row[`${name}Id`] ?? null));
  const isOwn = (owner: unknown) => typeof owner === 'string' && (ids.length === 0 || ids.includes(owner));
  const problem = (word: string, answer: Answer, expected: string, got: string): Problem => ({
    answer,
    where: `?${name}=${word}`,
    expected,
    got,
  });
  const owners = ownersIn(mine);
  if (owners.size > 1 || [...owners].some((owner) => !isOwn(owner))) {
    return problem('me', mine, 'rows of the signed-in operator', 'rows of somebody else, or of nobody');
  }
  if (ids.length === 1) {
    const total = totalOf(await answerTo(ids[0] as string));
    const expected = `${total} rows, as by the operator’s id`;
    if (totalOf(mine) !== total) return problem('me', mine, expected, String(totalOf(mine)));
  }
  if ([...ownersIn(nobodys)].some((owner) => owner !== null)) {
    return problem('none', nobodys, 'rows of nobody', 'rows of somebody');
  }
  const own = owners.size > 0 ? owners : new Set(ids);
  if ([...ownersIn(either)].some((owner) => owner !== null && !own.has(owner as string))) {
    return problem('meOrNone', either, 'rows of the signed-in operator or of nobody', 'rows of somebody else');
  }
  const sum = totalOf(mine) + totalOf(nobodys);
  if (totalOf(either) === sum) return undefined;
  return problem('meOrNone', either, `${sum} rows: ${totalOf(mine)} and ${totalOf(nobodys)}`, `${totalOf(either)}`);
}

/** Checks the filter values `me`, `none` and `meOrNone` of assignee filters. */
export async function checkOwnerWords(session: Session, listing: Listing) {
  const { endpoint } = listing.call;
  for (const [name, field] of Object.entries(parametersOf(endpoint))) {
    if (!optionsOf(field).includes('me') || !rowFieldsOf(endpoint)[`${name}Id`]) continue;
    const ids = await ownIds(session);
    // Another operator may have claimed something between the requests, so a problem is checked again.
    if (!(await look(session, listing, name, ids))) continue;
    const problem = await look(session, listing, name, ids);
    if (problem) session.find(problem.answer, { ...problem, source });
  }
}
