import { type Answer, isSuccess } from '../api/client';
import type { Session } from '../session';
import { type FilterRule, findsNothing, isFilter, keywordOf, ruleOf } from './filter-rules';
import { ask, type Listing } from './pages';
import { optionsOf, parametersOf, rowFieldsOf } from './query';
import { keyOf, type Row, rowsOf, totalOf } from './rows';
import { checkSeveralValues } from './several-values';

const SIZE = 20;
/** Number of values to try per filter. */
const VALUES = 3;

type Asked = { name: string; value: string; rule: FilterRule };

const pageOf = ({ call }: Listing): Record<string, string> =>
  parametersOf(call.endpoint).pageSize ? { pageSize: String(SIZE) } : {};

const whereOf = (query: Record<string, string>) =>
  `?${Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;

/** A filter in a report, without its value if that may be personal data. */
const said = (name: string, value: string) =>
  /^[\w,-]{1,24}$/.test(value) && !/\d{5}/.test(value) ? { [name]: value } : { [name]: '…' };

function chosenValues(rule: FilterRule, rows: readonly Row[], options: readonly string[]) {
  const found = [...new Set(rows.flatMap((row) => rule.valuesOf(row)))].filter((value) => value !== '');
  const other = options.find((option) => !found.includes(option) && !['me', 'meOrNone'].includes(option));
  return [...found.slice(0, VALUES - 1), ...(other === undefined ? [] : [other])];
}

/** Finds rows that do not match, missing rows, and a total larger than without the filter. */
function problemOf(answer: Answer, asked: readonly Asked[], { rows, total }: { rows: readonly Row[]; total: number }) {
  const fits = (row: Row) => asked.every(({ rule, value }) => rule.fits(row, value));
  const strangers = rowsOf(answer).filter((row) => !fits(row)).length;
  if (strangers > 0) return { expected: 'rows that match', got: `${strangers} that do not` };
  const known = rows.filter(fits).length;
  if (totalOf(answer) < known) return { expected: `at least ${known} rows`, got: String(totalOf(answer)) };
  if (totalOf(answer) > total) return { expected: `at most ${total} rows`, got: String(totalOf(answer)) };
  return undefined;
}

/** @param all response of the list without these filters */
async function checkAsked(session: Session, listing: Listing, asked: readonly Asked[], all: Answer) {
  const query = Object.fromEntries(asked.map(({ name, value }) => [name, value]));
  const extra = Object.assign({}, ...asked.map(({ rule }) => rule.with ?? {})) as Record<string, string>;
  const where = whereOf(Object.assign({}, ...asked.map(({ name, value }) => said(name, value))));
  const look = async (whole: Answer) => {
    const answer = await ask(session, listing, { ...pageOf(listing), ...extra, ...query });
    const isAnswered = session.expect(answer, { status: [200], where }) && isSuccess(whole);
    const known = { rows: rowsOf(whole), total: totalOf(whole) };
    return { answer, problem: isAnswered ? problemOf(answer, asked, known) : undefined };
  };
  // Another operator may have changed data between the two requests, so both are sent again.
  if (!(await look(all)).problem) return;
  const { answer, problem } = await look(await ask(session, listing, pageOf(listing)));
  if (problem) session.find(answer, { where, ...problem });
}

/** Checks that a part of a row's text finds the row. Other rows may match, too. */
async function checkKeyword(session: Session, listing: Listing, name: string, all: Answer) {
  const rule = keywordOf(listing.call.endpoint.path, name);
  const row = rule && rowsOf(all).find((one) => rule.valuesOf(one).some((value) => value !== ''));
  const value = row && rule?.valuesOf(row).find((text) => text !== '');
  if (!row || value === undefined) return;
  const answer = await ask(session, listing, { ...pageOf(listing), [name]: value });
  const where = whereOf(said(name, value));
  if (!session.expect(answer, { status: [200], where }) || rowsOf(answer).length < totalOf(answer)) return;
  if (!rowsOf(answer).some((one) => keyOf(one) === keyOf(row)))
    session.find(answer, { where, expected: 'the row that it was taken from', got: `${totalOf(answer)} others` });
}

/** Checks a filter that its rows cannot confirm: its total must not exceed the total of the list. */
async function checkUnseen(session: Session, listing: Listing, name: string, all: Answer) {
  await checkKeyword(session, listing, name, all);
  const options = optionsOf(parametersOf(listing.call.endpoint)[name] ?? {}).slice(0, 4);
  for (const value of options) {
    const answer = await ask(session, listing, { ...pageOf(listing), [name]: value });
    if (!session.expect(answer, { status: [200], where: whereOf({ [name]: value }) })) continue;
    if (totalOf(answer) > totalOf(all)) {
      const got = String(totalOf(answer));
      session.find(answer, { where: whereOf({ [name]: value }), expected: `at most ${totalOf(all)} rows`, got });
    }
  }
}

/** Checks that unknown ids and texts find no rows. */
async function checkNothing(session: Session, listing: Listing, name: string, all: Answer) {
  const field = parametersOf(listing.call.endpoint)[name];
  const isFree =
    field?.type === 'string' && !field.enum && !field.format && (!field.pattern || field.pattern.startsWith('^([^,]'));
  if (
    !isFree ||
    !findsNothing(listing.call.endpoint.path, name) ||
    listing.query[name] !== undefined ||
    totalOf(all) === 0
  )
    return;
  const answer = await ask(session, listing, { ...pageOf(listing), [name]: 'conf-nothing' });
  const where = whereOf({ [name]: 'conf-nothing' });
  if (isSuccess(answer) && totalOf(answer) > 0) {
    session.find(answer, { where, expected: 'no rows', got: `${totalOf(answer)} rows` });
  } else {
    session.expect(answer, { status: [200, 404, 422], where });
  }
}

/**
 * Checks every filter of a list, and pairs of filters.
 * @param seenBefore rows that earlier requests returned, as a source of further filter values
 */
export async function checkFilters(session: Session, listing: Listing, seenBefore: readonly Row[]) {
  const { endpoint } = listing.call;
  const rowFields = rowFieldsOf(endpoint);
  const names = Object.keys(parametersOf(endpoint)).filter(
    (name) => isFilter(name) && listing.query[name] === undefined,
  );
  const all = await ask(session, listing, pageOf(listing));
  if (!isSuccess(all)) return;
  const rows = rowsOf(all);
  if (rows.length === 0) session.emptyLists.add(listing.call.name);
  const seen: Asked[] = [];
  for (const name of names) {
    const rule = ruleOf(endpoint.path, name, rowFields);
    await checkNothing(session, listing, name, all);
    await checkSeveralValues(session, listing, { name, rule, rows: [...rows, ...seenBefore] });
    if (!rule) {
      await checkUnseen(session, listing, name, all);
      continue;
    }
    const values = chosenValues(rule, [...rows, ...seenBefore], optionsOf(parametersOf(endpoint)[name] ?? {}));
    if (values.length === 0) session.untestedFilters.add(`${listing.call.name} ?${name}`);
    for (const value of values) await checkAsked(session, listing, [{ name, value, rule }], all);
    const [first] = rows.slice(0, 1).flatMap((row) => rule.valuesOf(row));
    if (first) seen.push({ name, value: first, rule });
  }
  // Both values come from the same row, so the pair must find it.
  for (const [place, one] of seen.entries()) {
    const other = seen[place + 1];
    if (other) await checkAsked(session, listing, [one, other], all);
  }
}
