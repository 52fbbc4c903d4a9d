import type { z } from 'zod';
import type { EventTrackFilter } from '../../src/contract/event-track-list';
import { track as limit } from '../../src/contract/limits/track';
import { withDescendants } from '../../src/domain/channel/tree';
import { addDays, daysBetween } from '../../src/domain/period/calendar';
import { miniPages } from '../analysis/fixtures/page-list';
import { refuse } from '../refuse';
import { state } from '../state';
import { scenes } from '../track/scenes';
import { devices } from '../track/whereabouts';
import { type EventDay, getEventDay, getKnownUntil } from './day';
import { codeIndex } from './draft';
import { getIdNumber } from './ids';
import { eventTrackMessages } from './messages';
import { getMemberPersons, parseAnonymousId } from './people';
import { type DaySessions, getSessionId } from './sessions';

export type Filter = z.output<typeof EventTrackFilter>;
type Period = Pick<Filter, 'from' | 'before'>;
/** Conditions on an event, without the period. */
type Conditions = Omit<Filter, keyof Period>;

/** @throws Fault 422 for a period that is reversed or too long */
export function checkPeriod({ from, before }: Period) {
  const days = daysBetween(from, before);
  refuse({
    before:
      days < 1
        ? eventTrackMessages.eventsReversed
        : days > limit.maxEventDays
          ? eventTrackMessages.eventsTooLong
          : undefined,
  });
  return days;
}

/** Days of a period that have events by `now`, newest first. */
export function* iterateDays({ from, before }: Period, now: number): Generator<EventDay> {
  const { world } = state();
  for (let date = addDays(before, -1); date >= from; date = addDays(date, -1)) {
    const day = getEventDay({ world, day: date, now });
    if (day) yield day;
  }
}

/** Person number of a member by member number; -1 if there is none. */
export function findMemberPerson(memberNo: string, { sources }: Pick<EventDay, 'sources'>) {
  const member = state().world.members.find((one) => one.memberNo === memberNo);
  return member ? (getMemberPersons(sources).get(member.id) ?? -1) : -1;
}

type SessionTest = (sessions: DaySessions, place: number) => boolean;

/** Conditions on the session of an event. */
function getSessionTests(filter: Conditions, day: EventDay): SessionTest[] {
  const { memberNo, anonymousId, sessionId, channelId, sceneGroupKey, os } = filter;
  const tests: SessionTest[] = [];
  if (memberNo !== undefined) {
    const person = findMemberPerson(memberNo, day);
    tests.push((sessions, place) => sessions.person[place] === person);
  }
  if (anonymousId !== undefined) {
    const person = parseAnonymousId(anonymousId);
    tests.push((sessions, place) => sessions.person[place] === person);
  }
  if (sessionId !== undefined) tests.push((_, place) => getSessionId(day.number, place) === sessionId);
  if (channelId !== undefined) {
    const channels = withDescendants(state().world.channels, channelId);
    tests.push(({ visit, visits }, place) => channels.has(visits[visit[place] ?? -1]?.channel?.id ?? ''));
  }
  if (sceneGroupKey !== undefined) {
    tests.push(({ scene }, place) => scenes[scene[place] ?? 0]?.key === sceneGroupKey);
  }
  if (os !== undefined) tests.push(({ device }, place) => devices[device[place] ?? 0]?.os === os);
  return tests;
}

/** Flags the sessions of a day that match; undefined if the filter has no condition on sessions. */
function getSessionMask(filter: Conditions, day: EventDay): Uint8Array | undefined {
  const tests = getSessionTests(filter, day);
  if (tests.length === 0) return undefined;
  const mask = new Uint8Array(day.sessions.count);
  for (let place = 0; place < mask.length; place += 1) {
    mask[place] = tests.every((test) => test(day.sessions, place)) ? 1 : 0;
  }
  return mask;
}

/** Flags each of the given numbers below `size`; undefined if there is no condition. */
function toMask(numbers: readonly number[] | undefined, size: number) {
  if (!numbers) return undefined;
  const mask = new Uint8Array(size);
  for (const number of numbers) mask[number] = 1;
  return mask;
}

/**
 * Creates a predicate for the events of a day that match a filter and were received by `now`. It works on the columns,
 * without creating rows.
 */
export function createMatcher(filter: Conditions, day: EventDay, now: number): (place: number) => boolean {
  const { at, delayMs, session, code, page, project } = day.events;
  const until = getKnownUntil(day, now);
  const sessions = getSessionMask(filter, day);
  const codes = toMask(
    filter.eventCode?.map((one) => codeIndex[one]),
    256,
  );
  const projects = toMask(filter.projectId?.map(getIdNumber), 65_536);
  const path = filter.pagePath === undefined ? undefined : miniPages.findIndex((one) => one.path === filter.pagePath);
  return (place) =>
    (!sessions || sessions[session[place] ?? 0] === 1) &&
    (!codes || codes[code[place] ?? 0] === 1) &&
    (path === undefined || page[place] === path) &&
    (!projects || projects[project[place] ?? 0] === 1) &&
    (at[place] ?? 0) + (delayMs[place] ?? 0) <= until;
}
