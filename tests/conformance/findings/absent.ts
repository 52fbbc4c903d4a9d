import type { Cause } from './findings';
import { plural } from './value';

/** What a server answers where it has no such call. */
const absences = new Set([404, 405, 501]);
/** What it may answer before it looks for one. */
const before = new Set([401, 403]);

/** What was seen of calls in a run. */
export type Seen = {
  /** Those that have answered with success. */
  succeeded: ReadonlySet<string>;
  /** The statuses of all other answers, by call. */
  refusals: ReadonlyMap<string, ReadonlySet<number>>;
};

function isAbsent(call: string, { succeeded, refusals }: Seen) {
  const statuses = [...(refusals.get(call) ?? [])];
  if (succeeded.has(call) || !statuses.every((status) => absences.has(status) || before.has(status))) return false;
  return statuses.some((status) => absences.has(status));
}

/**
 * Calls that are not built yet are one cause, and not some for each: whatever they are asked, they answer that there is
 * no such thing.
 * @returns the causes, and the calls that are not there
 */
export function gatherAbsent(causes: readonly Cause[], seen: Seen): { causes: Cause[]; absent: ReadonlySet<string> } {
  const tells = ({ call, calls, got }: Cause) =>
    calls.length === 1 && /^(404|405|501)\b/.test(got) && isAbsent(call, seen);
  const telling = causes.filter(tells);
  // A read can be repeated by hand without a thought.
  const first = telling.find(({ call }) => call.startsWith('GET ')) ?? telling[0];
  if (first === undefined) return { causes: [...causes], absent: new Set() };
  const absent = new Set(telling.map(({ call }) => call));
  const gathered: Cause = {
    ...first,
    where: 'any request',
    expected: 'a call of config/openapi.json',
    got: `${first.got} whatever is asked${absent.size > 1 ? `; ${plural(absent.size, 'call')}, see "untested"` : ''}`,
    source: 'config/openapi.json',
    calls: [...absent].sort(),
    times: telling.reduce((sum, { times }) => sum + times, 0),
  };
  // Neither is it of interest in which form they say so.
  const isOfAbsent = ({ calls }: Cause) => calls.every((call) => absent.has(call));
  return {
    causes: causes.flatMap((cause) => (cause === first ? [gathered] : isOfAbsent(cause) ? [] : [cause])),
    absent,
  };
}
