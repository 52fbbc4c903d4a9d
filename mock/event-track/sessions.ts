import { randomOf } from '../analysis/fixtures/day';
import { dayFigures } from '../analysis/fixtures/series';
import type { Random } from '../fixtures/random';
import { otherScenes, type Scene } from '../track/scenes';
import type { Sources, Step } from '../track/sources';
import { idOf, timeOfDay } from '../track/times';
import { type Visit, visitsOf } from '../track/visits';
import { type Whereabouts, whereabouts } from '../track/whereabouts';

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

const STREAM = 43;
const DEVICES = 60_000;
const MEMBER_SHARE = 0.25;

type Unnumbered = Omit<Session, 'id'>;

const ofVisit = ({ memberId, person, channel, link, scene, where, launchedAt, steps }: Visit): Unnumbered[] =>
  launchedAt === null
    ? []
    : [
        {
          memberId,
          anonymousId: memberId === null ? `a${person}` : null,
          channelId: channel?.id ?? null,
          linkCode: link?.code ?? null,
          projectId: link?.projectId ?? null,
          scene,
          where,
          launchedAt,
          steps,
        },
      ];

type Person = Pick<Session, 'memberId' | 'anonymousId'>;

/** Somebody who has not been there on the day: a member who could have been, or else a device. */
function newcomer({ int, chance, pick }: Random, { members }: Sources, known: Set<string>, at: number): Person {
  const member = members.length > 0 && chance(MEMBER_SHARE) ? pick(members) : undefined;
  if (member && member.registered < at && at <= member.lastVisit && !known.has(member.id)) {
    known.add(member.id);
    return { memberId: member.id, anonymousId: null };
  }
  let anonymousId = `d${int(1, DEVICES)}`;
  while (known.has(anonymousId)) anonymousId = `d${int(1, DEVICES)}`;
  known.add(anonymousId);
  return { memberId: null, anonymousId };
}

/** As many as there were opens, by as many people as there were visitors; those who came by a channel are among them. */
export function sessionsOf(sources: Sources, day: number): Session[] {
  const random = randomOf(sources.origin, day, STREAM);
  const { session: opens, uv } = dayFigures(sources.origin, day);
  const tracked = visitsOf(sources, day).flatMap(ofVisit);
  const known = new Set(tracked.map(({ memberId, anonymousId }) => memberId ?? anonymousId ?? ''));
  const others: Unnumbered[] = [];
  // Those who come again on the day; members could have been there for the last time.
  const devices: Unnumbered[] = [];
  for (let place = tracked.length; place < opens; place += 1) {
    const launchedAt = timeOfDay(random, day);
    const again = known.size < uv ? undefined : random.pick(devices);
    const { memberId, anonymousId } = again ?? newcomer(random, sources, known, launchedAt);
    const where = again?.where ?? whereabouts(random);
    const session = { ...byOneself, memberId, anonymousId, scene: random.pick(otherScenes), where, launchedAt };
    others.push(session);
    if (!again && memberId === null) devices.push(session);
  }
  return [...tracked, ...others]
    .sort((a, b) => a.launchedAt - b.launchedAt)
    .map((session, place) => Object.assign(session, { id: `s${idOf(day, place)}` }));
}

const byOneself = { channelId: null, linkCode: null, projectId: null, steps: [] };
