import { beforeAll, describe, expect, test } from 'vitest';
import { ChannelLink } from '../../src/contract/channel-link-list';
import { Channel } from '../../src/contract/channel-list';
import { ChannelTrack } from '../../src/contract/channel-track';
import { channelEvents } from '../../src/contract/limits/track';
import { applyAdjustments } from '../../src/domain/channel/funnel';
import { addDays } from '../../src/domain/period/calendar';
import { copyWorld } from '../../tests/copy-world';
import { isDeep } from '../../tests/deep';
import { checkSeeds, getWorld, NOW } from '../../tests/world';
import { createChannelPresenter } from '../channel/table';
import { createLinkPresenter } from '../channel-link/table';
import { businessDay } from '../clock';
import { resetState } from '../state';
import type { World } from '../world';
import { getDays, iterateCountedTracks } from './current-tracks';
import { createTrackPresenter } from './table';
import { byChannel, byLink, countByKey } from './tally';
import type { TrackRow } from './track-row';
import { getTracks } from './tracks';

const TODAY = '2026-11-21';
const DAYS = 400;
/** From today back to the first day of the world. */
const days = Array.from({ length: DAYS + 1 }, (_, ago) => addDays(TODAY, -ago));
const steps = ['register', 'quizStart', 'quizSubmit', 'agreementSign', 'reportUpload', 'follow', 'unfollow'] as const;

const peopleWho = (rows: readonly TrackRow[], ...types: TrackRow['eventType'][]) =>
  new Set(rows.filter(({ eventType }) => types.includes(eventType)).map(({ person }) => person));

const isEntry = (type: TrackRow['eventType']) => type === 'scan' || type === 'linkClick';
const getEnds = ({ status, expiresAt, updatedAt }: World['channelLinks'][number]) => [
  ...(expiresAt === null ? [] : [Date.parse(expiresAt)]),
  ...(status === 'disabled' ? [Date.parse(updatedAt)] : []),
];

/**
 * Page of rows that are available by day, newest first, and the total number of rows.
 * @param days from newest to oldest
 * @param getRows returns the rows of a day, oldest first
 */
function getPage<Row>(
  days: readonly string[],
  getRows: (day: string) => readonly Row[],
  matches: (row: Row) => boolean,
  { current, pageSize }: { current: number; pageSize: number },
): { list: Row[]; total: number } {
  const first = (current - 1) * pageSize;
  const list: Row[] = [];
  let total = 0;
  for (const day of days) {
    for (const row of getRows(day).toReversed()) {
      if (!matches(row)) continue;
      if (total >= first && list.length < pageSize) list.push(row);
      total += 1;
    }
  }
  return { list, total };
}

/** Checks the rules of a day. */
function expectConsistent(
  { channels, channelLinks, records, agreements, reports }: World,
  day: string,
  rows: readonly TrackRow[],
) {
  expect(rows.filter(({ at }) => businessDay(at) !== day)).toEqual([]);
  const times = rows.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  // An event that the platform sends twice counts once.
  expect(new Set(rows.map(({ person, eventType, at }) => `${person} ${eventType} ${at}`)).size).toBe(rows.length);

  const byId = new Map(rows.map((row) => [row.id, row]));
  const links = new Map(channelLinks.map((link) => [link.id, link]));
  const channelsById = new Map(channels.map((channel) => [channel.id, channel]));
  const recordsById = new Map(records.map((record) => [record.id, record]));
  const isSame = (time: string | null | undefined, at: number) => Math.abs(Date.parse(time ?? '') - at) < 1000;
  const wrong = rows.filter((row) => {
    const { at, eventType, channelId, linkId, adjustOf, fromChannelId, recordId, memberId } = row;
    const link = linkId === null ? undefined : links.get(linkId);
    const moved = adjustOf === null ? undefined : byId.get(adjustOf);
    const record = recordsById.get(recordId ?? '');
    const happened = {
      quizStart: () => isSame(record?.startedAt, at),
      quizSubmit: () => isSame(record?.submittedAt, at),
      agreementSign: () => agreements.some((one) => one.recordId === recordId && isSame(one.signedAt, at)),
      reportUpload: () => reports.some((one) => one.recordId === recordId && isSame(one.uploadedAt, at)),
    };
    const isOfRecord = eventType in happened;
    const rules = [
      Date.parse(channelsById.get(channelId)?.createdAt ?? '') < at,
      linkId === null || (link?.channelId === channelId && Date.parse(link.createdAt) <= at),
      // Nobody enters through an expired or disabled link.
      !link || !isEntry(eventType) || at < Math.min(...getEnds(link)),
      (eventType === 'adjust') === (moved !== undefined && moved.channelId === fromChannelId && moved.at < at),
      eventType !== 'adjust' || (fromChannelId !== channelId && (row.adjustReason ?? '').length >= 2),
      isOfRecord === (recordId !== null),
      !isOfRecord || (record?.channelId === channelId && record.memberId === memberId),
      !isOfRecord || happened[eventType as keyof typeof happened](),
    ];
    return !rules.every(Boolean);
  });
  expect(wrong).toEqual([]);

  for (const [channelId, { funnel }] of countByKey(applyAdjustments(rows), byChannel)) {
    const { scanUv, register, start, submit, signed } = funnel.count();
    const counts = [scanUv, register, start, submit, signed];
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    // Before any adjustment: only people who entered launched, and only people who launched acted.
    const own = rows.filter((row) => (row.fromChannelId ?? row.channelId) === channelId);
    const entered = peopleWho(own, 'scan', 'linkClick');
    const launched = peopleWho(own, 'launch');
    expect([...launched].filter((person) => !entered.has(person))).toEqual([]);
    const acted = peopleWho(own, 'register', 'quizStart', 'quizSubmit', 'agreementSign', 'reportUpload');
    expect([...acted].filter((person) => !launched.has(person))).toEqual([]);
  }
}

describe('channel tracks', () => {
  const world = getWorld();
  const rowsOf = (day: string) => getTracks({ world, day, now: NOW });
  /** Totals over all days, counted in one pass since the cache does not hold all days. */
  const all = { ids: new Set<string>(), count: 0, kinds: new Set<string>(), byMembers: new Map<string, number>() };
  beforeAll(() => {
    resetState(world);
    for (const { id, eventType, memberId } of days.flatMap(rowsOf)) {
      all.ids.add(id);
      all.kinds.add(eventType);
      all.count += 1;
      if (memberId !== null) all.byMembers.set(eventType, (all.byMembers.get(eventType) ?? 0) + 1);
    }
  });

  test('are consistent on every day for any seed', () => {
    checkSeeds(
      (small) => {
        for (const ago of [0, 1, 40, 200, 399, 400]) {
          const day = addDays(TODAY, -ago);
          expectConsistent(small, day, getTracks({ world: small, day, now: NOW }));
        }
      },
      { deepRuns: 5 },
    );
  });

  test('are more than a hundred thousand over all days, with unique ids, and are equal for a copy of the world', () => {
    expect(all.count).toBeGreaterThan(100_000);
    expect(all.ids.size).toBe(all.count);
    expect(all.kinds).toEqual(new Set(channelEvents));
    const before = days.slice(0, 3).map((day) => JSON.stringify(rowsOf(day)));
    const copy = structuredClone(world);
    const after = days.slice(0, 3).map((day) => JSON.stringify(getTracks({ world: copy, day, now: NOW })));
    expect(after.map((rows, place) => rows === before[place])).toEqual([true, true, true]);
  });

  test('include every step of members who came by a channel, and no other', () => {
    const { members, records, agreements, reports } = world;
    const channelOfRecord = new Map(records.map(({ id, channelId }) => [id, channelId]));
    const known = (recordId: string | null) => recordId !== null && channelOfRecord.get(recordId) !== null;
    const first = (key: 'registeredAt' | 'followedAt' | 'unfollowedAt') =>
      members.filter((member) => member.firstChannelId !== null && member[key] !== null).length;
    expect(Object.fromEntries(steps.map((step) => [step, all.byMembers.get(step)]))).toEqual({
      register: first('registeredAt'),
      follow: first('followedAt'),
      unfollow: first('unfollowedAt'),
      quizStart: records.filter(({ id }) => known(id)).length,
      quizSubmit: records.filter(({ id, submittedAt }) => submittedAt && known(id)).length,
      agreementSign: agreements.filter(({ recordId, signedAt }) => signedAt && known(recordId)).length,
      reportUpload: reports.filter(({ recordId }) => known(recordId)).length,
    });
  });

  test('end now and start with the first day of the world', () => {
    expect(Math.max(...rowsOf(TODAY).map(({ at }) => at))).toBeLessThanOrEqual(NOW);
    const evening = getTracks({ world, day: TODAY, now: NOW + 12 * 3_600_000 });
    expect(evening.length).toBeGreaterThan(rowsOf(TODAY).length);
    expect(evening.slice(0, rowsOf(TODAY).length)).toEqual(rowsOf(TODAY));
    expect(rowsOf(addDays(TODAY, 1))).toEqual([]);
    expect(rowsOf(addDays(TODAY, -DAYS - 1))).toEqual([]);
  });

  test('are presented as the contract defines them and paged from the newest', () => {
    const present = createTrackPresenter();
    const week = days.slice(0, 7);
    const isNew = ({ visit }: TrackRow) => visit.isNewUser;
    const all = week.flatMap((day) => rowsOf(day).filter(isNew).toReversed());
    const pages = [1, 2, 3].map((current) => getPage(week, rowsOf, isNew, { current, pageSize: 20 }));
    expect(pages.map(({ total }) => total)).toEqual([all.length, all.length, all.length]);
    expect(pages.flatMap(({ list }) => list)).toEqual(all.slice(0, 60));
    for (const row of week.flatMap(rowsOf).filter((_, place) => place % 20 === 0))
      ChannelTrack.strict().parse(present(row));
  });

  test('determine the figures of channels and links, and which channels are tracked', () => {
    // On push only the tracks of the last days, since all of them take seconds.
    const recent = copyWorld(world);
    if (!isDeep) recent.analysis.firstDay = addDays(TODAY, -60);
    resetState(recent);
    const { channels, channelLinks } = recent;
    const counted = [...iterateCountedTracks(getDays(undefined), { world: recent, now: NOW })];
    const present = createChannelPresenter({}, NOW);
    for (const row of channels) {
      const channel = Channel.strict().parse(present(row));
      const { scanCount, scanUv, registerCount, startCount, submitCount, signedCount, eligibleCount } = channel;
      const counts = [scanCount, scanUv, registerCount, startCount, submitCount, signedCount];
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      expect(eligibleCount).toBeLessThanOrEqual(submitCount);
      // Some channels were only scanned before the last days.
      if (isDeep || channel.isTracked) expect(channel.isTracked).toBe(row.traffic.weight > 0);
    }
    const links = channelLinks.map(
      createLinkPresenter({ tallies: countByKey(counted, byLink), clicked: new Set() }, NOW),
    );
    for (const row of links) {
      ChannelLink.strict().parse(row);
      expect(row.clickUv).toBeLessThanOrEqual(row.clickCount);
      expect(row.lastClickAt === null).toBe(row.clickCount === 0);
    }
    expect(links.filter(({ clickCount }) => clickCount > 0).length).toBeGreaterThan(isDeep ? 300 : 100);
    expect(links.filter(({ clickCount }) => clickCount === 0)).not.toEqual([]);
  });
});
