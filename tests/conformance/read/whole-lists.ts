import { type Answer, isSuccess } from '../api/client';
import type { Session } from '../session';
import { type Row, rowsOf } from './rows';

/** Returns the error in the rows of a response; undefined if there is none. */
type Check = (rows: readonly Row[], query: Readonly<Record<string, string>>) => string | undefined;

/** Views of the requested list: first the operator's own, then shared views of others. */
const views: Check = (rows, { list }) => {
  if (rows.some((row) => row.list !== list)) return 'views of another list';
  if (rows.some(({ isMine, isShared }) => isMine === false && isShared !== true)) {
    return 'what another operator does not share';
  }
  const firstOfOthers = rows.findIndex(({ isMine }) => isMine === false);
  if (firstOfOthers >= 0 && rows.slice(firstOfOthers).some(({ isMine }) => isMine === true)) {
    return 'one’s own after those of others';
  }
  return undefined;
};

/** Each row of the first level is followed by its children. */
const tree: Check = (rows) => {
  let top: unknown;
  for (const { id, parentId } of rows) {
    if (parentId === null) top = id;
    else if (typeof parentId === 'string' && parentId !== top) return 'one that does not stand below its parent';
  }
  return undefined;
};

const promised: Readonly<Record<string, readonly [check: Check, expected: string]>> = {
  'GET /saved-views': [views, 'the operator’s own views of the list, and then those that others share'],
  'GET /categories': [tree, 'each of the first level followed by those below it'],
};

/** Checks rules about rows and order of a list without pages that its schema cannot express. */
export function checkWholeList(session: Session, answer: Answer) {
  const [check, expected] = promised[answer.call.name] ?? [];
  if (!check || !expected || !isSuccess(answer)) return;
  const got = check(rowsOf(answer), (answer.sent.query ?? {}) as Record<string, string>);
  if (got) session.find(answer, { where: 'data', expected, got });
}
