import { track as limit } from '../../src/contract/limits/track';
import { toNumber } from '../analysis/periods';
import { dayNumberStart } from '../clock';
import { madeByDay, type Sources } from '../track/sources';
import { getId } from '../track/times';
import { getVisits, isScanned, type Visit } from '../track/visits';
import type { World } from '../world';
import { getAdjustments } from './adjustments';
import type { TrackRow } from './track-row';

const LANDING = 'pages/channel/landing';

type Event = Pick<TrackRow, 'eventType' | 'at'> &
  Partial<Pick<TrackRow, 'projectId' | 'recordId' | 'isFirstTouch' | 'scene' | 'subscribeScene' | 'landingPath'>>;

/** One object literal for all: a day has hundreds of them. */
const getRow = (visit: Visit, channelId: string, event: Event): TrackRow => ({
  id: '',
  at: event.at,
  eventType: event.eventType,
  channelId,
  linkId: visit.link?.id ?? null,
  projectId: event.projectId ?? null,
  recordId: event.recordId ?? null,
  person: visit.person,
  memberId: visit.memberId,
  isNewUser: visit.isNewUser,
  isFirstTouch: event.isFirstTouch ?? false,
  scene: event.scene ?? null,
  subscribeScene: event.subscribeScene ?? null,
  landingPath: event.landingPath ?? null,
  adjustOf: null,
  adjusted: null,
  adjustReason: null,
  operatorName: null,
  fromChannelId: null,
  visit,
});

function getEvents({ link, scene: { scene }, steps, enteredAt, launchedAt, followedAt, isFirstTouch }: Visit): Event[] {
  const projectId = link?.projectId ?? null;
  const subscribeScene = 'ADD_SCENE_QR_CODE';
  const events: Event[] = [];
  if (enteredAt !== null) {
    const eventType = isScanned(link) ? 'scan' : 'linkClick';
    const landingPath = launchedAt === null ? null : (link?.path ?? LANDING);
    events.push({ eventType, at: enteredAt, projectId, isFirstTouch, scene, landingPath });
  }
  if (launchedAt !== null) events.push({ eventType: 'launch', at: launchedAt, projectId, scene });
  if (followedAt !== null) events.push({ eventType: 'follow', at: followedAt, projectId, subscribeScene });
  for (const { type: eventType, at, ...about } of steps) {
    if (eventType === 'follow') events.push({ eventType, at, projectId, subscribeScene });
    else if (eventType === 'unfollow') events.push({ eventType, at });
    else events.push({ eventType, at, scene, projectId: about.projectId, recordId: about.recordId });
  }
  return events;
}

/** Moves apart what the platform would take for one event sent twice: nobody does the same thing twice in a millisecond (docs/domain.md 6.7). */
function setApart(rows: readonly TrackRow[]) {
  const known = new Set<string>();
  for (const row of rows) {
    const keyOf = () => `${row.person} ${row.eventType} ${row.at}`;
    while (known.has(keyOf())) row.at += 1;
    known.add(keyOf());
  }
}

function buildTracks(sources: Sources, day: number): TrackRow[] {
  const own = getVisits(sources, day).flatMap((visit) => {
    const { channel } = visit;
    return channel === null ? [] : getEvents(visit).map((event) => getRow(visit, channel.id, event));
  });
  setApart(own);
  const adjustments = getAdjustments(sources, day, own);
  const rows = [...own, ...adjustments.map(({ row }) => row)].sort((a, b) => a.at - b.at);
  rows.forEach((row, place) => {
    row.id = getId(day, place);
  });
  for (const { row, moved } of adjustments) row.adjustOf = moved.id;
  return rows;
}

const wholeDay = madeByDay(limit.maxChannelDays, buildTracks);

/**
 * What people did on a day who came by a channel, in order of time: the same whenever it is asked, for a world of the
 * same seed. Nothing of a day before the world's first one, or after `now`.
 * @param day YYYY-MM-DD
 * @param now in milliseconds
 */
export function getTracks({ world, day, now }: { world: World; day: string; now: number }): readonly TrackRow[] {
  // Later days would have to be made before it is seen that nothing of them is over.
  if (day < world.analysis.firstDay || dayNumberStart(toNumber(day)) > now) return [];
  const rows = wholeDay(world, toNumber(day));
  return (rows.at(-1)?.at ?? 0) <= now ? rows : rows.filter(({ at }) => at <= now);
}
