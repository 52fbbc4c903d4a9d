import { isSuccess } from '../api/client';
import type { Session } from '../session';
import type { FilterRule } from './filter-rules';
import { ask, type Listing } from './pages';
import { type Field, optionsOf, parametersOf } from './query';
import { keyOf, type Row, rowsOf, totalOf } from './rows';

const SIZE = 20;
const source = 'docs/backend.md, A request';

/** Whether a parameter takes several comma-separated values. */
const takesSeveral = ({ pattern }: Field) => pattern !== undefined && /^\^\(.*\)\(,\(.*\)\)\{0,\d+\}\$$/.test(pattern);

/** Two values of rows, or an enum value that no row has followed by one that a row has. */
function pairOf(shown: readonly string[], options: readonly string[]) {
  const [first, second] = shown;
  const unseen = options.find((option) => !shown.includes(option));
  if (first === undefined) return undefined;
  if (second !== undefined) return [first, second] as const;
  return unseen === undefined ? undefined : ([unseen, first] as const);
}

type Asked = {
  name: string;
  pair: readonly [string, string];
  rule: FilterRule | undefined;
  isOneValued: boolean;
  /** Whether the report may show the values: only enum values, no ids or texts. */
  isSaid: boolean;
};

async function look(session: Session, listing: Listing, { name, pair, rule, isOneValued, isSaid }: Asked) {
  const isPaged = Boolean(parametersOf(listing.call.endpoint).pageSize);
  const answerTo = (value: string) =>
    ask(session, listing, { ...(isPaged && { pageSize: String(SIZE) }), [name]: value });
  const both = await answerTo(pair.join(','));
  const alone = [await answerTo(pair[0]), await answerTo(pair[1])] as const;
  const where = `?${name}=${isSaid ? pair.join(',') : '…,…'}`;
  const isAnswered = session.expect(both, { status: [200], where, source }) && alone.every(isSuccess);
  if (!isAnswered) return { both, where };
  const strangers = rule ? rowsOf(both).filter((row) => !rule.fits(row, pair.join(','))).length : 0;
  if (strangers > 0) return { both, where, problem: { expected: 'rows of either', got: `${strangers} of neither` } };
  const [one, other] = [totalOf(alone[0]), totalOf(alone[1])];
  const total = totalOf(both);
  if (isOneValued && total !== one + other) {
    return { both, where, problem: { expected: `${one + other} rows: ${one} and ${other}`, got: String(total) } };
  }
  // A list without pages must contain each row that either value finds.
  const known = new Set(alone.flatMap((answer) => rowsOf(answer).map(keyOf)));
  const fewest = isPaged ? Math.max(one, other) : known.size;
  if (total < fewest) return { both, where, problem: { expected: `at least ${fewest} rows`, got: String(total) } };
  return { both, where };
}

/**
 * Checks that two values of a filter find the rows that each value finds alone.
 * @param rows known rows of the list
 */
export async function checkSeveralValues(
  session: Session,
  listing: Listing,
  { name, rule, rows }: { name: string; rule: FilterRule | undefined; rows: readonly Row[] },
) {
  const field = parametersOf(listing.call.endpoint)[name];
  if (!field || !takesSeveral(field)) return;
  const valuesOf = (row: Row) => rule?.valuesOf(row) ?? (typeof row[name] === 'string' ? [row[name]] : []);
  const shown = [...new Set(rows.flatMap(valuesOf))];
  const options = optionsOf(field);
  const pair = pairOf(shown, options);
  if (!pair) return;
  const isOneValued = rule !== undefined && !rows.some((row) => Array.isArray(row[name]));
  const isSaid = pair.every((value) => options.includes(value));
  const asked: Asked = { name, pair, rule, isOneValued, isSaid };
  // Another operator may have changed data between the requests, so a problem is checked again.
  if (!(await look(session, listing, asked)).problem) return;
  const { both, where, problem } = await look(session, listing, asked);
  if (problem) session.find(both, { where, ...problem, source });
}
