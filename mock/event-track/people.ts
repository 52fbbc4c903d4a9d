import type { Sources } from '../track/sources';

/*
 * Who did something, as one number: what is asked of hundreds of thousands of events is who was it, and how many were
 * they. Members have their place among all; after them come devices, and after those who came by a channel once.
 */

export const DEVICES = 60_000;
const FIRST_DEVICE = 1_000_000;
const FIRST_STRANGER = 10_000_000;
/** More than come by a channel on a day, and a day before all others. */
const STRANGERS_A_DAY = 10_000;
const DAY_ZERO = 15_000;

/** The number of a device, counted from 1. */
export const deviceAt = (device: number) => FIRST_DEVICE + device;

const createAnonymousUser = /^(\d+)-(\d+)$/;

/** The number of somebody who came by a channel and is no member: `day-place`. */
export function getAnonymousUser(person: string): number {
  const [, day, place] = createAnonymousUser.exec(person) ?? [];
  return FIRST_STRANGER + (Number(day) - DAY_ZERO) * STRANGERS_A_DAY + Number(place);
}

/** The number of whom an anonymous id stands for; -1 where it stands for nobody. */
export function getPerson(anonymousId: string): number {
  if (/^d\d{1,5}$/.test(anonymousId)) return deviceAt(Number(anonymousId.slice(1)));
  return /^a\d{5}-\d{1,4}$/.test(anonymousId) ? getAnonymousUser(anonymousId.slice(1)) : -1;
}

export const isMember = (person: number) => person < FIRST_DEVICE;

const places = new WeakMap<Sources, Map<string, number>>();

/** The numbers of members, by their ids. */
export function memberPlaces(sources: Sources): ReadonlyMap<string, number> {
  const found = places.get(sources) ?? new Map(sources.members.map(({ id }, place) => [id, place]));
  places.set(sources, found);
  return found;
}
