import type { z } from 'zod';
import type { EventTrackFilter } from '../../src/contract/event-track';
import { track as limit } from '../../src/contract/limits/track';
import { withDescendants } from '../../src/domain/channel/tree';
import { addDays, daysBetween } from '../../src/domain/period/calendar';
import { miniPages } from '../analysis/fixtures/page-list';
import { refuse } from '../refuse';
import { state } from '../state';
import { scenes } from '../track/scenes';
import { devices } from '../track/whereabouts';
import { type EventDay, eventDay, knownUntil } from './day';
import { codeAt } from './draft';
import { idNumber } from './ids';
import { eventTrackMessages } from './messages';
import { getPerson, memberPlaces } from './people';
import { type DaySessions, getSessionId } from './sessions';

export type Filter = z.output<typeof EventTrackFilter>;
type Period = Pick<Filter, 'from' | 'before'>;
/** What is asked of an event itself. */
type Asked = Omit<Filter, keyof Period>;

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

/** The days of a period that there are events of by `now`, newest first. */
export function* daysOf({ from, before }: Period, now: number): Generator<EventDay> {
  const { world } = state();
  for (let date = addDays(before, -1); date >= from; date = addDays(date, -1)) {
    const day = eventDay({ world, day: date, now });
    if (day) yield day;
  }
}

/** The number of the member with a member number; -1 where nobody has it. */
export function memberOfNo(memberNo: string, { sources }: Pick<EventDay, 'sources'>) {
  const member = state().world.members.find((one) => one.memberNo === memberNo);
  return member ? (memberPlaces(sources).get(member.id) ?? -1) : -1;
}

type IsOfSession = (sessions: DaySessions, place: number) => boolean;

/** What has to hold of the session of an event. */
function sessionTests(filter: Asked, day: EventDay): IsOfSession[] {
  const { memberNo, anonymousId, sessionId, channelId, sceneGroupKey, os } = filter;
  const tests: IsOfSession[] = [];
  if (memberNo !== undefined) {
    const person = memberOfNo(memberNo, day);
    tests.push((sessions, place) => sessions.person[place] === person);
  }
  if (anonymousId !== undefined) {
    const person = getPerson(anonymousId);
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

/** For each session of a day whether it can be meant; undefined where any can. */
function sessionMask(filter: Asked, day: EventDay): Uint8Array | undefined {
  const tests = sessionTests(filter, day);
  if (tests.length === 0) return undefined;
  const mask = new Uint8Array(day.sessions.count);
  for (let place = 0; place < mask.length; place += 1) {
    mask[place] = tests.every((test) => test(day.sessions, place)) ? 1 : 0;
  }
  return mask;
}

/** For each number up to `size` whether it is one of these; undefined where nobody asked. */
function getOne(numbers: readonly number[] | undefined, size: number) {
  if (!numbers) return undefined;
  const mask = new Uint8Array(size);
  for (const number of numbers) mask[number] = 1;
  return mask;
}

/**
 * Tells of the events of a day which of them match a filter and are known by `now`, without taking them out of their
 * columns.
 */
export function createMatcher(filter: Asked, day: EventDay, now: number): (place: number) => boolean {
  const { at, delayMs, session, code, page, project } = day.events;
  const until = knownUntil(day, now);
  const sessions = sessionMask(filter, day);
  const codes = getOne(
    filter.eventCode?.map((one) => codeAt[one]),
    256,
  );
  const projects = getOne(filter.projectId?.map(idNumber), 65_536);
  const path = filter.pagePath === undefined ? undefined : miniPages.findIndex((one) => one.path === filter.pagePath);
  return (place) =>
    (!sessions || sessions[session[place] ?? 0] === 1) &&
    (!codes || codes[code[place] ?? 0] === 1) &&
    (path === undefined || page[place] === path) &&
    (!projects || projects[project[place] ?? 0] === 1) &&
    (at[place] ?? 0) + (delayMs[place] ?? 0) <= until;
}
