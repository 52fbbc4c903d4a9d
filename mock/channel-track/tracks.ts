import type { ChannelTrack } from '../../src/contract/channel-track';
import { track as limit } from '../../src/contract/limits/track';
import { toNumber } from '../analysis/periods';
import { madeByDay, type Sources } from '../track/sources';
import { dayStart, idOf } from '../track/times';
import { isScanned, type Visit, visitsOf } from '../track/visits';
import type { World } from '../world';
import { adjustmentsOf } from './adjustments';

type Derived =
  | 'occurredAt'
  | 'channelName'
  | 'linkName'
  | 'linkCode'
  | 'projectName'
  | 'memberNo'
  | 'openidMasked'
  | 'sceneLabel';

/** A track as it is made: names follow from what stands in the world when it is shown. */
export type TrackRow = Omit<ChannelTrack, Derived> & {
  /** In milliseconds. */
  at: number;
  /** Tells people apart, also those who are no members. */
  person: string;
  /** Of somebody who is no member. */
  openidMasked: string | null;
};

/** A track before it has its number. */
export type Draft = Omit<TrackRow, 'id' | 'adjustOf'> & { adjusts: Draft | null };

const LANDING = 'pages/channel/landing';

/** What is the same in all tracks of a visit; its link stands in them only where it was come by. */
function commonOf({ channel, link, ...visit }: Visit & { channel: NonNullable<Visit['channel']> }) {
  const isClick = link !== null && !isScanned(link);
  const utm: Record<string, string> = isClick
    ? { source: channel.code, medium: channel.type, campaign: link.code }
    : {};
  return {
    channelId: channel.id,
    linkId: link?.id ?? null,
    memberId: visit.memberId,
    person: visit.person,
    openidMasked: visit.openidMasked,
    isNewUser: visit.isNewUser,
    isFirstTouch: false,
    utm,
    referrer: null,
    ipMasked: visit.ipMasked,
    regionText: visit.regionText,
    os: `${visit.os} ${visit.osVersion}`,
    deviceModel: visit.model,
    recordId: null,
    adjusts: null,
    adjustReason: null,
    fromChannelId: null,
  };
}

const nowhere = { scene: null, subscribeScene: null, landingPath: null };

function draftsOf(visit: Visit): Draft[] {
  const { channel, link, scene, steps, enteredAt, launchedAt, followedAt, isFirstTouch } = visit;
  if (channel === null) return [];
  const common = commonOf({ ...visit, channel });
  const ofLink = { projectId: link?.projectId ?? null };
  const inside = { ...nowhere, scene: scene.scene };
  const following = { ...nowhere, ...ofLink, eventType: 'follow' as const, subscribeScene: 'ADD_SCENE_QR_CODE' };
  const drafts: Draft[] = [];
  if (enteredAt !== null) {
    const eventType = isScanned(link) ? 'scan' : 'linkClick';
    const landingPath = launchedAt === null ? null : (link?.path ?? LANDING);
    drafts.push({ ...common, ...inside, ...ofLink, eventType, at: enteredAt, isFirstTouch, landingPath });
  }
  if (launchedAt !== null) drafts.push({ ...common, ...inside, ...ofLink, eventType: 'launch', at: launchedAt });
  if (followedAt !== null) drafts.push({ ...common, ...following, at: followedAt });
  for (const { type, at, projectId, recordId } of steps) {
    if (type === 'follow') drafts.push({ ...common, ...following, at });
    else
      drafts.push({ ...common, ...(type === 'unfollow' ? nowhere : inside), eventType: type, at, projectId, recordId });
  }
  return drafts;
}

/** The platform sends an event again where it had no answer: nobody does the same thing twice in one millisecond (docs/domain.md 6.7). */
function apart(drafts: readonly Draft[]): Draft[] {
  const known = new Set<string>();
  return drafts.map((draft) => {
    let { at } = draft;
    const keyAt = () => `${draft.person} ${draft.eventType} ${at}`;
    while (known.has(keyAt())) at += 1;
    known.add(keyAt());
    return at === draft.at ? draft : { ...draft, at };
  });
}

function buildTracks(sources: Sources, day: number): TrackRow[] {
  const own = apart(visitsOf(sources, day).flatMap(draftsOf));
  const drafts = [...own, ...adjustmentsOf(sources, day, own)].sort((a, b) => a.at - b.at);
  const ids = new Map(drafts.map((draft, place) => [draft, idOf(day, place)]));
  return drafts.map((draft, place) => {
    const { adjusts, ...track } = draft;
    return { id: idOf(day, place), ...track, adjustOf: adjusts && (ids.get(adjusts) ?? null) };
  });
}

const wholeDay = madeByDay(limit.maxChannelDays, buildTracks);

/**
 * What people did on a day who came by a channel, in order of time: the same whenever it is asked, for a world of the
 * same seed. Nothing of a day before the world's first one, or after `now`.
 * @param day YYYY-MM-DD
 * @param now in milliseconds
 */
export function tracksOf({ world, day, now }: { world: World; day: string; now: number }): readonly TrackRow[] {
  // Later days would have to be made before it is seen that nothing of them is over.
  if (day < world.analysis.firstDay || dayStart(toNumber(day)) > now) return [];
  const rows = wholeDay(world, toNumber(day));
  return (rows.at(-1)?.at ?? 0) <= now ? rows : rows.filter(({ at }) => at <= now);
}
