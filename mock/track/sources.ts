import type { CodeType } from '../../src/contract/limits/channel-link';
import type { Origin } from '../analysis/fixtures/day';
import { requireDayNumber } from '../analysis/periods';
import type { ChannelRow, Traffic } from '../channel/fixtures';
import { businessDayNumber } from '../clock';
import type { World } from '../world';

/** Action of a member that the world contains. */
export type Step = {
  type: 'register' | 'follow' | 'unfollow' | 'quizStart' | 'quizSubmit' | 'agreementSign' | 'reportUpload';
  /** In milliseconds. */
  at: number;
  memberId: string;
  channelId: string | null;
  projectId: string | null;
  recordId: string | null;
};

export type LinkSource = {
  id: string;
  code: string;
  codeType: CodeType;
  projectId: string | null;
  path: string | null;
  traffic: Traffic;
};

/** Immutable data of a world from which its tracks and events are generated. */
export type Sources = {
  origin: Origin;
  /** By day number, in order of time. */
  steps: Map<number, Step[]>;
  channels: Pick<ChannelRow, 'id' | 'code' | 'type' | 'traffic'>[];
  linksByChannel: Map<string, LinkSource[]>;
  /** Times of registration and last visit, in milliseconds. */
  members: { id: string; registered: number; lastVisit: number }[];
  /** Time of publication, in milliseconds. */
  projects: { id: string; published: number }[];
  terms: string[];
  /** Names of operators who can have moved a track. */
  operators: string[];
};

const instant = (text: string) => Date.parse(text);

function getSteps({ members, records, agreements, reports }: World): Step[] {
  const steps: Step[] = [];
  const add = (type: Step['type'], time: string | null, step: Omit<Step, 'type' | 'at'>) => {
    if (time !== null) steps.push({ type, at: instant(time), ...step });
  };
  for (const { id: memberId, registeredAt, firstChannelId, lastChannelId, followedAt, unfollowedAt } of members) {
    const none = { memberId, projectId: null, recordId: null };
    add('register', registeredAt, { ...none, channelId: firstChannelId });
    add('follow', followedAt, { ...none, channelId: lastChannelId });
    add('unfollow', unfollowedAt, { ...none, channelId: lastChannelId });
  }
  const ofRecord = new Map(
    records.map(({ id, memberId, projectId, channelId }) => [id, { recordId: id, memberId, projectId, channelId }]),
  );
  const addTo = (recordId: string | null, type: Step['type'], time: string | null) => {
    const about = recordId === null ? undefined : ofRecord.get(recordId);
    if (about) add(type, time, about);
  };
  for (const { id, startedAt, submittedAt } of records) {
    addTo(id, 'quizStart', startedAt);
    addTo(id, 'quizSubmit', submittedAt);
  }
  for (const { recordId, signedAt } of agreements) addTo(recordId, 'agreementSign', signedAt);
  for (const { recordId, uploadedAt } of reports) addTo(recordId, 'reportUpload', uploadedAt);
  // The sort is stable: actions at the same instant keep their logical order.
  return steps.sort((a, b) => a.at - b.at);
}

function groupByDay(steps: readonly Step[]) {
  const days = new Map<number, Step[]>();
  for (const step of steps) {
    const day = businessDayNumber(step.at);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(step);
    else days.set(day, [step]);
  }
  return days;
}

function groupLinksByChannel({ channelLinks }: World) {
  const links = new Map<string, LinkSource[]>();
  for (const { id, channelId, linkCode, codeType, projectId, path, traffic } of channelLinks) {
    if (traffic.weight === 0) continue;
    const link = { id, code: linkCode, codeType, projectId, path, traffic };
    links.set(channelId, [...(links.get(channelId) ?? []), link]);
  }
  return links;
}

function buildSources(world: World): Sources {
  const { analysis, channels, members, operators, projects, searchTerms } = world;
  return {
    origin: { seed: analysis.seed, start: requireDayNumber(analysis.firstDay) },
    steps: groupByDay(getSteps(world)),
    channels: channels
      .filter(({ traffic }) => traffic.weight > 0)
      .map(({ id, code, type, traffic }) => ({ id, code, type, traffic })),
    linksByChannel: groupLinksByChannel(world),
    members: members.map(({ id, registeredAt, lastVisitAt }) => ({
      id,
      registered: instant(registeredAt),
      lastVisit: instant(lastVisitAt ?? registeredAt),
    })),
    projects: projects.flatMap(({ id, publishedAt }) => (publishedAt ? [{ id, published: instant(publishedAt) }] : [])),
    terms: searchTerms.map(({ word }) => word),
    operators: operators.flatMap(({ active, name }) => (active ? [name] : [])),
  };
}

/** Identifies how a world was generated; copies have the same key, and therefore the same tracks and events. */
export const getKey = ({ analysis, now, members }: World) => `${analysis.seed} ${now} ${members.length}`;

/** Sources by world, as of its creation. */
const sourcesByWorld = new WeakMap<World, Sources>();

/** Captures the sources of a new world. Call it before anything changes. */
export const captureSources = (world: World) => {
  sourcesByWorld.set(world, buildSources(world));
};

/** Sources of a world as of its creation. */
export function getSources(world: World): Sources {
  const sources = sourcesByWorld.get(world) ?? buildSources(world);
  sourcesByWorld.set(world, sources);
  return sources;
}

/** Gives a world that was read from a file the sources that were stored with it. */
export const setSources = (world: World, sources: Sources) => {
  sourcesByWorld.set(world, sources);
};

/** Gives a copy the sources of its original, regardless of later changes. */
export const shareSources = (original: World, copy: World) => setSources(copy, getSources(original));

/**
 * Caches values by world and day outside the world, which tests copy; keeps the most recently used ones.
 * @param limit maximum number of cached days
 * @returns function of a world and a day number
 */
export function cacheByDay<Value>(limit: number, make: (sources: Sources, day: number) => Value) {
  const kept = new Map<string, Value>();
  return (world: World, day: number): Value => {
    const key = getKey(world);
    const place = `${key} ${day}`;
    const value = kept.get(place) ?? make(getSources(world), day);
    // Moves the entry to the end, as the most recently used one.
    kept.delete(place);
    kept.set(place, value);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
