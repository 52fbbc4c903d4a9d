import { getRandom } from '../analysis/fixtures/day';
import { dayFigures } from '../analysis/fixtures/series';
import { dayNumberStart } from '../clock';
import { createRandom, type Random } from '../fixtures/random';
import { otherScenes, type Scene, scenes } from '../track/scenes';
import type { Sources, Step } from '../track/sources';
import { getId, timeOfDay } from '../track/times';
import { getVisits, type Visit } from '../track/visits';
import { devices, type Whereabouts, whereabouts } from '../track/whereabouts';
import { DEVICES, deviceAt, getAnonymousUser, memberPlaces } from './people';

/** The mini program was opened, by somebody who registered or by a device. */
export type Session = {
  id: string;
  memberId: string | null;
  anonymousId: string | null;
  channelId: string | null;
  linkCode: string | null;
  /** That its link leads to. */
  projectId: string | null;
  scene: Scene;
  where: Whereabouts;
  /** In milliseconds. */
  launchedAt: number;
  steps: readonly Step[];
};

/** The sessions of a day in order of time, a column for each of what they say: thousands a day have to stay small. */
export type DaySessions = {
  count: number;
  /** Milliseconds after the day began. */
  launchedAt: Uint32Array;
  /** Who it was, by number (people.ts). */
  person: Int32Array;
  /** Its place in `scenes`. */
  scene: Uint8Array;
  /** Its place in `devices`. */
  device: Uint8Array;
  /** What the rest of the whereabouts is drawn from. */
  whereSeed: Uint32Array;
  /** By how much the clock of the device is off, in milliseconds; 0 where nobody would notice. */
  skewMs: Int32Array;
  /** The place of its visit in `visits`; -1 of one that no channel brought and in which nothing is known to have been done. */
  visit: Int16Array;
  visits: readonly Visit[];
};

const STREAM = 43;
const MEMBER_SHARE = 0.25;
/** A clock that is off is so by these minutes, before or after. */
const SKEW = { chance: 0.012, from: 6, to: 180 };
const MINUTE_MS = 60_000;

const placeOfScene = new Map(scenes.map((scene, place) => [scene, place]));
const otherPlaces = otherScenes.map((scene) => placeOfScene.get(scene) ?? 0);

const getColumns = (count: number, visits: readonly Visit[]): DaySessions => ({
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

/** Somebody who has not been there on the day: a member who could have been, or else a device. */
function newcomer({ int, chance }: Random, { members }: Sources, known: Set<number>, at: number): number {
  const place = members.length > 0 && chance(MEMBER_SHARE) ? int(0, members.length - 1) : -1;
  const member = members[place];
  if (member && member.registered < at && at <= member.lastVisit && !known.has(place)) return place;
  let device = deviceAt(int(1, DEVICES));
  while (known.has(device)) device = deviceAt(int(1, DEVICES));
  return device;
}

function getSkew({ int, chance }: Random) {
  if (!chance(SKEW.chance)) return 0;
  return int(SKEW.from, SKEW.to) * MINUTE_MS * (chance(0.5) ? 1 : -1);
}

/** As many as there were opens, by as many people as there were visitors; those who came by a channel are among them. */
export function getSessions(sources: Sources, day: number): DaySessions {
  const random = getRandom(sources.origin, day, STREAM);
  const { session: opens, uv } = dayFigures(sources.origin, day);
  const start = dayNumberStart(day);
  const visits = getVisits(sources, day).filter(({ launchedAt }) => launchedAt !== null);
  const drawn = getColumns(Math.max(opens, visits.length), visits);
  const known = new Set<number>();
  const places = memberPlaces(sources);
  visits.forEach(({ launchedAt, memberId, person, scene, where }, place) => {
    drawn.launchedAt[place] = (launchedAt ?? start) - start;
    drawn.person[place] = memberId === null ? getAnonymousUser(person) : (places.get(memberId) ?? 0);
    drawn.scene[place] = placeOfScene.get(scene) ?? 0;
    drawn.device[place] = devices.indexOf(where.device);
    drawn.visit[place] = place;
    known.add(drawn.person[place] ?? 0);
  });
  // Those who come again on the day; members could have been there for the last time.
  const again: number[] = [];
  for (let place = visits.length; place < opens; place += 1) {
    const launchedAt = timeOfDay(random, day);
    const before = known.size < uv || again.length === 0 ? -1 : random.pick(again);
    const person = before < 0 ? newcomer(random, sources, known, launchedAt) : (drawn.person[before] ?? 0);
    known.add(person);
    drawn.launchedAt[place] = launchedAt - start;
    drawn.person[place] = person;
    drawn.scene[place] = random.pick(otherPlaces);
    drawn.device[place] = before < 0 ? random.int(0, devices.length - 1) : (drawn.device[before] ?? 0);
    drawn.whereSeed[place] = before < 0 ? random.int(0, 2 ** 31) : (drawn.whereSeed[before] ?? 0);
    drawn.skewMs[place] = before < 0 ? getSkew(random) : (drawn.skewMs[before] ?? 0);
    if (before < 0 && !(person in sources.members)) again.push(place);
  }
  return inOrder(drawn);
}

/** More than there are sessions of a day. */
const MAX_EVENTS = 65_536;

/** The same in order of time. */
function inOrder(drawn: DaySessions): DaySessions {
  const { count } = drawn;
  const sorted = getColumns(count, drawn.visits);
  const keys = Float64Array.from(drawn.launchedAt, (at, place) => at * MAX_EVENTS + place).sort();
  for (let place = 0; place < count; place += 1) {
    const from = (keys[place] ?? 0) % MAX_EVENTS;
    sorted.launchedAt[place] = drawn.launchedAt[from] ?? 0;
    sorted.person[place] = drawn.person[from] ?? 0;
    sorted.scene[place] = drawn.scene[from] ?? 0;
    sorted.device[place] = drawn.device[from] ?? 0;
    sorted.whereSeed[place] = drawn.whereSeed[from] ?? 0;
    sorted.skewMs[place] = drawn.skewMs[from] ?? 0;
    sorted.visit[place] = drawn.visit[from] ?? -1;
  }
  return sorted;
}

export const getSessionId = (day: number, place: number) => `s${getId(day, place)}`;

const noSteps: readonly Step[] = [];

/** A session as it is told of. */
export function sessionAt(sources: Sources, day: number, sessions: DaySessions, place: number): Session {
  const visit = sessions.visits[sessions.visit[place] ?? -1];
  const person = sessions.person[place] ?? 0;
  const member = sources.members[person];
  const device = devices[sessions.device[place] ?? 0];
  return {
    id: getSessionId(day, place),
    memberId: member?.id ?? null,
    anonymousId: member ? null : visit ? `a${visit.person}` : `d${person - deviceAt(0)}`,
    channelId: visit?.channel?.id ?? null,
    linkCode: visit?.link?.code ?? null,
    projectId: visit?.link?.projectId ?? null,
    scene: scenes[sessions.scene[place] ?? 0] as Scene,
    where: visit?.where ?? whereabouts(createRandom(sessions.whereSeed[place] ?? 0), device),
    launchedAt: dayNumberStart(day) + (sessions.launchedAt[place] ?? 0),
    steps: visit?.steps ?? noSteps,
  };
}
