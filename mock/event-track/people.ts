import type { Sources } from '../track/sources';

/*
 * A person is represented by one number, so that hundreds of thousands of events can be compared and counted quickly.
 * Members have their index in the list of members; devices and visitors who came once through a channel have higher
 * ranges.
 */

export const DEVICES = 60_000;
const FIRST_DEVICE = 1_000_000;
const FIRST_ANONYMOUS = 10_000_000;
/** Exceeds the number of anonymous channel visitors in a day. `DAY_ZERO` is earlier than any day. */
const MAX_ANONYMOUS_PER_DAY = 10_000;
const DAY_ZERO = 15_000;

/** Person number of a device; devices are counted from 1. */
export const getDevicePerson = (device: number) => FIRST_DEVICE + device;

const anonymousIdPattern = /^(\d+)-(\d+)$/;

/** Person number of an anonymous channel visitor with id `day-index`. */
export function getAnonymousPerson(person: string): number {
  const [, day, place] = anonymousIdPattern.exec(person) ?? [];
  return FIRST_ANONYMOUS + (Number(day) - DAY_ZERO) * MAX_ANONYMOUS_PER_DAY + Number(place);
}

/** Person number of an anonymous id; -1 if it is invalid. */
export function parseAnonymousId(anonymousId: string): number {
  if (/^d\d{1,5}$/.test(anonymousId)) return getDevicePerson(Number(anonymousId.slice(1)));
  return /^a\d{5}-\d{1,4}$/.test(anonymousId) ? getAnonymousPerson(anonymousId.slice(1)) : -1;
}

export const isMember = (person: number) => person < FIRST_DEVICE;

const cache = new WeakMap<Sources, Map<string, number>>();

/** Person numbers by member id. */
export function getMemberPersons(sources: Sources): ReadonlyMap<string, number> {
  const found = cache.get(sources) ?? new Map(sources.members.map(({ id }, place) => [id, place]));
  cache.set(sources, found);
  return found;
}
