import { track as limit } from '../../src/contract/limits/track';
import { requireDayNumber } from '../analysis/periods';
import { dayNumberStart } from '../clock';
import { cacheByDay, type Sources } from '../track/sources';
import { getId } from '../track/times';
import { getVisits, isScanned, type Visit } from '../track/visits';
import type { World } from '../world';
import { getAdjustments } from './adjustments';
import type { TrackRow } from './track-row';

const LANDING = 'pages/channel/landing';

type Event = Pick<TrackRow, 'eventType' | 'at'> &
  Partial<Pick<TrackRow, 'projectId' | 'recordId' | 'isFirstTouch' | 'scene' | 'subscribeScene' | 'landingPath'>>;

/** A single object literal: a day has hundreds of rows. */
const toTrackRow = (visit: Visit, channelId: string, event: Event): TrackRow => ({
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

/**
 * Makes times unique, because the platform treats events of the same person, type and millisecond as one event that was
 * sent twice (docs/domain.md 6.7).
 */
function makeTimesUnique(rows: readonly TrackRow[]) {
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
    return channel === null ? [] : getEvents(visit).map((event) => toTrackRow(visit, channel.id, event));
  });
  makeTimesUnique(own);
  const adjustments = getAdjustments(sources, day, own);
  const rows = [...own, ...adjustments.map(({ row }) => row)].sort((a, b) => a.at - b.at);
  rows.forEach((row, place) => {
    row.id = getId(day, place);
  });
  for (const { row, moved } of adjustments) row.adjustOf = moved.id;
  return rows;
}

const getWholeDay = cacheByDay(limit.maxChannelDays, buildTracks);

/**
 * Tracks of a day in order of time. They depend only on the seed of the world; none are before its first day or after
 * `now`.
 * @param day YYYY-MM-DD
 * @param now in milliseconds
 */
export function getTracks({ world, day, now }: { world: World; day: string; now: number }): readonly TrackRow[] {
  // Avoids generating future days.
  if (day < world.analysis.firstDay || dayNumberStart(requireDayNumber(day)) > now) return [];
  const rows = getWholeDay(world, requireDayNumber(day));
  return (rows.at(-1)?.at ?? 0) <= now ? rows : rows.filter(({ at }) => at <= now);
}
