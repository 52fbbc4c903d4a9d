import { getRandom } from '../analysis/fixtures/day';
import { getDayFigures } from '../analysis/fixtures/series';
import { dayNumberStart } from '../clock';
import { createRandom, type Random } from '../fixtures/random';
import { otherScenes, type Scene, scenes } from '../track/scenes';
import type { Sources, Step } from '../track/sources';
import { getId, pickTime } from '../track/times';
import { getVisits, type Visit } from '../track/visits';
import { devices, pickWhereabouts, type Whereabouts } from '../track/whereabouts';
import { DEVICES, getAnonymousPerson, getDevicePerson, getMemberPersons } from './people';

/** One use of the mini program by a member or an anonymous device. */
export type Session = {
  id: string;
  memberId: string | null;
  anonymousId: string | null;
  channelId: string | null;
  linkCode: string | null;
  /** Project that the link leads to. */
  projectId: string | null;
  scene: Scene;
  where: Whereabouts;
  /** In milliseconds. */
  launchedAt: number;
  steps: readonly Step[];
};

/** Sessions of a day in order of time, as columns: there are thousands per day. */
export type DaySessions = {
  count: number;
  /** Milliseconds since the start of the day. */
  launchedAt: Uint32Array;
  /** Person number (people.ts). */
  person: Int32Array;
  /** Index in `scenes`. */
  scene: Uint8Array;
  /** Index in `devices`. */
  device: Uint8Array;
  /** Seed of the remaining whereabouts. */
  whereSeed: Uint32Array;
  /** Error of the device clock in milliseconds; 0 if too small to detect. */
  skewMs: Int32Array;
  /** Index in `visits`; -1 for a session without a channel and without known steps. */
  visit: Int16Array;
  visits: readonly Visit[];
};

const STREAM = 43;
const MEMBER_SHARE = 0.25;
/** Probability of a wrong device clock, and its error in minutes in either direction. */
const SKEW = { chance: 0.012, from: 6, to: 180 };
const MINUTE_MS = 60_000;

const sceneIndex = new Map(scenes.map((scene, place) => [scene, place]));
const otherSceneIndexes = otherScenes.map((scene) => sceneIndex.get(scene) ?? 0);

const createColumns = (count: number, visits: readonly Visit[]): DaySessions => ({
  count,
  launchedAt: new Uint32Array(count),
  person: new Int32Array(count),
  scene: new Uint8Array(count),
  device: new Uint8Array(count),
  whereSeed: new Uint32Array(count),
  skewMs: new Int32Array(count),
  visit: new Int16Array(count).fill(-1),
  visits,
});

/** Someone without a session on this day yet: a member if one is possible, otherwise a device. */
function pickNewPerson({ int, chance }: Random, { members }: Sources, known: Set<number>, at: number): number {
  const place = members.length > 0 && chance(MEMBER_SHARE) ? int(0, members.length - 1) : -1;
  const member = members[place];
  if (member && member.registered < at && at <= member.lastVisit && !known.has(place)) return place;
  let device = getDevicePerson(int(1, DEVICES));
  while (known.has(device)) device = getDevicePerson(int(1, DEVICES));
  return device;
}

function pickSkew({ int, chance }: Random) {
  if (!chance(SKEW.chance)) return 0;
  return int(SKEW.from, SKEW.to) * MINUTE_MS * (chance(0.5) ? 1 : -1);
}

/**
 * Generates as many sessions as the platform counts opens, by as many people as it counts visitors, including channel
 * visits.
 */
export function buildSessions(sources: Sources, day: number): DaySessions {
  const random = getRandom(sources.origin, day, STREAM);
  const { session: opens, uv } = getDayFigures(sources.origin, day);
  const start = dayNumberStart(day);
  const visits = getVisits(sources, day).filter(({ launchedAt }) => launchedAt !== null);
  const sessions = createColumns(Math.max(opens, visits.length), visits);
  const known = new Set<number>();
  const places = getMemberPersons(sources);
  visits.forEach(({ launchedAt, memberId, person, scene, where }, place) => {
    sessions.launchedAt[place] = (launchedAt ?? start) - start;
    sessions.person[place] = memberId === null ? getAnonymousPerson(person) : (places.get(memberId) ?? 0);
    sessions.scene[place] = sceneIndex.get(scene) ?? 0;
    sessions.device[place] = devices.indexOf(where.device);
    sessions.visit[place] = place;
    known.add(sessions.person[place] ?? 0);
  });
  // People who can return on this day. Members are excluded: this could be after their last visit.
  const again: number[] = [];
  for (let place = visits.length; place < opens; place += 1) {
    const launchedAt = pickTime(random, day);
    const before = known.size < uv || again.length === 0 ? -1 : random.pick(again);
    const person = before < 0 ? pickNewPerson(random, sources, known, launchedAt) : (sessions.person[before] ?? 0);
    known.add(person);
    sessions.launchedAt[place] = launchedAt - start;
    sessions.person[place] = person;
    sessions.scene[place] = random.pick(otherSceneIndexes);
    sessions.device[place] = before < 0 ? random.int(0, devices.length - 1) : (sessions.device[before] ?? 0);
    sessions.whereSeed[place] = before < 0 ? random.int(0, 2 ** 31) : (sessions.whereSeed[before] ?? 0);
    sessions.skewMs[place] = before < 0 ? pickSkew(random) : (sessions.skewMs[before] ?? 0);
    if (before < 0 && !(person in sources.members)) again.push(place);
  }
  return sortByTime(sessions);
}

/** Exceeds the number of sessions in a day. */
const MAX_SESSIONS = 65_536;

/** Sorts the columns by time. */
function sortByTime(sessions: DaySessions): DaySessions {
  const { count } = sessions;
  const sorted = createColumns(count, sessions.visits);
  const keys = Float64Array.from(sessions.launchedAt, (at, place) => at * MAX_SESSIONS + place).sort();
  for (let place = 0; place < count; place += 1) {
    const from = (keys[place] ?? 0) % MAX_SESSIONS;
    sorted.launchedAt[place] = sessions.launchedAt[from] ?? 0;
    sorted.person[place] = sessions.person[from] ?? 0;
    sorted.scene[place] = sessions.scene[from] ?? 0;
    sorted.device[place] = sessions.device[from] ?? 0;
    sorted.whereSeed[place] = sessions.whereSeed[from] ?? 0;
    sorted.skewMs[place] = sessions.skewMs[from] ?? 0;
    sorted.visit[place] = sessions.visit[from] ?? -1;
  }
  return sorted;
}

export const getSessionId = (day: number, place: number) => `s${getId(day, place)}`;

const noSteps: readonly Step[] = [];

/** Session at `place` with its values resolved. */
export function toSession(sources: Sources, day: number, sessions: DaySessions, place: number): Session {
  const visit = sessions.visits[sessions.visit[place] ?? -1];
  const person = sessions.person[place] ?? 0;
  const member = sources.members[person];
  const device = devices[sessions.device[place] ?? 0];
  return {
    id: getSessionId(day, place),
    memberId: member?.id ?? null,
    anonymousId: member ? null : visit ? `a${visit.person}` : `d${person - getDevicePerson(0)}`,
    channelId: visit?.channel?.id ?? null,
    linkCode: visit?.link?.code ?? null,
    projectId: visit?.link?.projectId ?? null,
    scene: scenes[sessions.scene[place] ?? 0] as Scene,
    where: visit?.where ?? pickWhereabouts(createRandom(sessions.whereSeed[place] ?? 0), device),
    launchedAt: dayNumberStart(day) + (sessions.launchedAt[place] ?? 0),
    steps: visit?.steps ?? noSteps,
  };
}
