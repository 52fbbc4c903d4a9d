import { signInCurl } from '../api/request';
import type { Cause } from '../findings/findings';
import { plural } from '../findings/value';
import type { Outcome } from '../run';
import { groupBy } from './group';

/** Maximum lines of a report. */
const MAX_LINES = 200;

/** `GET /members and 3 more calls` */
export const callsOf = ({ call, calls }: Cause) =>
  calls.length > 1 ? `${call} and ${plural(calls.length - 1, 'more call')}` : call;

/** `expected string · got number (10 times)` */
export const differenceOf = ({ expected, got, times }: Cause) =>
  `expected ${expected} · got ${got}${times > 1 ? ` (${times} times)` : ''}`;

/** Maximum length of a printed request: a body with many ids has tens of thousands of characters. */
const MAX_CURL = 1000;

const curlOf = ({ curl }: Cause) =>
  curl.length > MAX_CURL ? `a request of ${curl.length} characters: --report json has it` : curl;

/** Describes a cause in one line. */
export const lineOf = (cause: Cause) =>
  [callsOf(cause), cause.where, differenceOf(cause), cause.source, curlOf(cause)].join(' · ');

/** Maximum number of calls to list one by one. */
const MAX_NAMED = 12;

/** Lists calls by name; if there are many, the count per resource: `banners (14), channels (19)`. */
function namesOf(calls: readonly string[]) {
  if (calls.length <= MAX_NAMED) return calls.join(', ');
  const areas = groupBy(calls, (call) => call.split('/')[1]?.split(' ')[0] ?? call);
  return [...areas].map(([area, its]) => `${area} (${its.length})`).join(', ');
}

/** Lists the first names and the count of the others. */
const firstOf = (names: readonly string[]) =>
  names.length > MAX_NAMED
    ? `${names.slice(0, MAX_NAMED).join(', ')} and ${names.length - MAX_NAMED} more`
    : names.join(', ');

/** Lines about what the run checked and what it did not check. */
export function coverageLines({
  callCount,
  succeeded,
  refusedOnly,
  untested,
  untestedFilters,
  left,
  broken,
  emptyLists,
  stopped,
}: Outcome): string[] {
  const lines = [
    `checked ${succeeded.length} of ${callCount} calls, and of ${refusedOnly.length} more how they refuse`,
  ];
  const reasons = groupBy(untested, ({ reason }) => reason);
  for (const [reason, calls] of reasons) {
    lines.push(`untested (${reason}): ${namesOf(calls.map(({ call }) => call))}`);
  }
  if (untestedFilters.length > 0)
    lines.push(`untested filters (no row says what to ask for): ${firstOf(untestedFilters)}`);
  if (emptyLists.length > 0) lines.push(`without a row, and so hardly looked at: ${firstOf(emptyLists)}`);
  if (broken.length > 0) {
    lines.push(
      `broke down, and so not checked: ${broken.map(({ check, reason }) => `${check} (${reason})`).join(', ')}`,
    );
  }
  if (stopped !== null) lines.push(`stopped before its end: ${stopped}`);
  if (left.length > 0) lines.push(`stays on the server: ${firstOf(left)}`);
  return lines;
}

/** Writes the report as text: a line per cause, then what was checked and what was not. */
export function textReport(outcome: Outcome): string {
  const { causes, origin, level, requestCount, seconds } = outcome;
  const coverage = coverageLines(outcome);
  const room = MAX_LINES - coverage.length - 4;
  const shown = causes.slice(0, room).map(lineOf);
  const more = causes.length - shown.length;
  return [
    ...shown,
    ...(causes.length > 0 ? [`the lines are repeated with a session: ${signInCurl(origin)}`] : []),
    ...(more > 0 ? [`… and ${plural(more, 'more cause')}: --report json has all`] : []),
    ...coverage,
    `${plural(causes.length, 'cause')} at ${origin}, ${level} level, ${requestCount} requests in ${seconds.toFixed(1)} s`,
    '',
  ].join('\n');
}
