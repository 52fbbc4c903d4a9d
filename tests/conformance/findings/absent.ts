import type { Cause } from './findings';
import { plural } from './value';

/** Statuses of a call that does not exist. */
const absences = new Set([404, 405, 501]);
/** Statuses that a server may return before it looks up the call. */
const before = new Set([401, 403]);

/** Responses of all calls in a run. */
export type Seen = {
  /** Calls with at least one successful response. */
  succeeded: ReadonlySet<string>;
  /** Statuses of all other responses by call. */
  refusals: ReadonlyMap<string, ReadonlySet<number>>;
};

function isAbsent(call: string, { succeeded, refusals }: Seen) {
  const statuses = [...(refusals.get(call) ?? [])];
  if (succeeded.has(call) || !statuses.every((status) => absences.has(status) || before.has(status))) return false;
  return statuses.some((status) => absences.has(status));
}

/**
 * Merges the causes of calls that do not exist yet into one. Such a call never succeeds and returns 404, 405 or 501.
 * @returns the causes, and the calls that do not exist
 */
export function gatherAbsent(causes: readonly Cause[], seen: Seen): { causes: Cause[]; absent: ReadonlySet<string> } {
  const tells = ({ call, calls, got }: Cause) =>
    calls.length === 1 && /^(404|405|501)\b/.test(got) && isAbsent(call, seen);
  const telling = causes.filter(tells);
  // Prefers a read, which is safe to repeat by hand.
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
  // Other findings about these calls are dropped, such as the format of their 404 responses.
  const isOfAbsent = ({ calls }: Cause) => calls.every((call) => absent.has(call));
  return {
    causes: causes.flatMap((cause) => (cause === first ? [gathered] : isOfAbsent(cause) ? [] : [cause])),
    absent,
  };
}
