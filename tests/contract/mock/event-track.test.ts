import { describe, expect, test } from 'vitest';
import { EventBetween, EventSessions, EventTrackSummary, eventTrackApi, SearchedTerm } from '@/contract/event-track';
import type { EventTrack } from '@/contract/event-track-list';
import { exportApi } from '@/contract/export';
import { Job } from '@/contract/job';
import { track as limit } from '@/contract/limits/track';
import { state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld, NOW } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { fetchFrom, send, sessionCookie } from './server';

const world = getWorld(200);
const week = { from: '2026-11-15', before: '2026-11-22' };
/** Enough days for more events than an export may have. */
const someDays = { from: '2026-11-07', before: '2026-11-22' };

describe('event tracks', () => {
  let cookie: string;
  beginEachWith(
    world,
    (own) => {
      cookie = own;
    },
    { isShared: true },
  );

  type Query = Record<string, string>;
  const page = async (query: Query) => {
    const { data, status } = await send(eventTrackApi.list, { query: { ...week, ...query }, cookie });
    expect(status).toBe(200);
    return eventTrackApi.list.data.parse(data);
  };
  const refused = async (api: 'list' | 'summary' | 'between' | 'sessions', query: Query) => {
    const { status, envelope } = await send(eventTrackApi[api], { query, cookie });
    const { fieldErrors } = envelope.data as { fieldErrors: Record<string, string> };
    return [status, Object.keys(fieldErrors)];
  };
  const summary = async (query: Query = {}) =>
    EventTrackSummary.parse((await send(eventTrackApi.summary, { query: { ...week, ...query }, cookie })).data);
  const someone = async () => {
    const { list } = await page({ ...someDays, eventCode: 'quizSubmit', pageSize: '1' });
    const [{ memberNo, memberId } = { memberNo: null, memberId: null }] = list;
    if (!memberNo || !memberId) throw new Error('no member has submitted a quiz');
    return { memberNo, memberId };
  };

  test('are listed newest first, each on one page, and read by id', async () => {
    const first = await page({ pageSize: '50' });
    const second = await page({ pageSize: '50', current: '2' });
    const rows = [...first.list, ...second.list];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
    const times = rows.map(({ occurredAt }) => Date.parse(occurredAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW);
    const oldest = await page({ sort: 'occurredAt', pageSize: '1' });
    expect(oldest.list[0]?.occurredAt.slice(0, 10)).toBe(week.from);
    const [row] = rows;
    expect((await send(eventTrackApi.get, { params: { id: row?.id ?? '' }, cookie })).data).toEqual(row);
    for (const id of ['1', '2077999999', 'nothing'])
      expect((await send(eventTrackApi.get, { params: { id }, cookie })).status).toBe(404);
  });

  test('neither repeat nor skip events between pages with the same asOf while others arrive', async () => {
    const first = await page({ pageSize: '50' });
    const all = await page({ pageSize: '100' });
    pass(30 * 60_000);
    cookie = await sessionCookie();
    const second = await page({ pageSize: '50', current: '2', asOf: first.asOf });
    expect(second.total).toBe(first.total);
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(all.list.map(({ id }) => id));
    expect((await page({ pageSize: '50' })).total).toBeGreaterThan(first.total);
  });

  test('are filtered by fields of the event and of its session, and the summary matches the list', async () => {
    const { memberNo, memberId } = await someone();
    const all = await page({ ...someDays, memberNo, pageSize: '100' });
    expect(all.list.every((row) => row.memberId === memberId)).toBe(true);
    const [some] = all.list;
    if (!some) throw new Error('the member has no events');
    const filters: [Query, (row: EventTrack) => boolean][] = [
      [{ eventCode: 'click,share' }, ({ eventCode }) => eventCode === 'click' || eventCode === 'share'],
      [{ pagePath: 'pages/index/index' }, ({ pagePath }) => pagePath === 'pages/index/index'],
      [{ os: 'iOS' }, ({ os }) => os === 'iOS'],
      [{ sceneGroupKey: '4' }, ({ sceneGroupKey }) => sceneGroupKey === 4],
      [{ sessionId: some.sessionId, ...someDays }, ({ sessionId }) => sessionId === some.sessionId],
    ];
    for (const [filter, holds] of filters) {
      const { list, total } = await page({ ...filter, pageSize: '100' });
      expect([filter, list.length > 0 && list.every(holds)]).toEqual([filter, true]);
      const { total: figures, hours, top } = await summary(filter);
      expect(figures.events).toBe(total);
      expect(hours.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(top.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });

  test('of a channel include those of its children', async () => {
    const channels = state().world.channels;
    const parent = channels.find(({ id }) => channels.some(({ parentId }) => parentId === id));
    const below = channels.filter(({ parentId }) => parentId === parent?.id);
    const totalOf = async (ids: string[]) => (await page({ ...someDays, channelId: ids.join(',') })).total;
    const whole = await totalOf([parent?.id ?? '']);
    const parts = await totalOf(below.map(({ id }) => id));
    expect(parts).toBeGreaterThan(0);
    expect(whole).toBeGreaterThanOrEqual(parts);
  });

  test('are refused for more than 31 days, and for an empty or reversed period', async () => {
    const wrong: Query[] = [
      { from: '2026-10-21', before: '2026-11-22' },
      { from: '2026-11-22', before: '2026-11-15' },
      { from: '2026-11-15', before: '2026-11-15' },
    ];
    for (const api of ['list', 'summary'] as const)
      for (const query of wrong) expect(await refused(api, query)).toEqual([422, ['before']]);
    expect(await refused('between', { ...wrong[0], first: 'click', next: 'share' })).toEqual([422, ['before']]);
    expect(await refused('sessions', { ...wrong[0], anonymousId: 'd1' })).toEqual([422, ['before']]);
    for (const api of ['list', 'summary'] as const)
      expect(eventTrackApi[api].query.safeParse({ from: '2026-10-22', before: '2026-11-22' }).success).toBe(true);
  });

  test('of an unknown member number are empty, and isMemberKnown is false', async () => {
    const memberNo = 'M00000000000';
    expect((await page({ memberNo })).total).toBe(0);
    expect(await summary({ memberNo })).toMatchObject({ isMemberKnown: false, total: { events: 0, sessions: 0 } });
    const { data } = await send(eventTrackApi.sessions, { query: { ...week, memberNo }, cookie });
    expect(EventSessions.parse(data)).toMatchObject({ list: [], total: 0 });
  });

  test('are compared with the same number of days before, up to the same time of day', async () => {
    const { total, earlier, hours } = await summary({ from: '2026-11-21', before: '2026-11-22' });
    expect(hours).toHaveLength(10);
    const yesterday = await page({ from: '2026-11-20', before: '2026-11-21', sort: 'occurredAt', pageSize: '100' });
    expect(earlier?.events).toBeLessThan(yesterday.total);
    expect(total.events).toBeGreaterThan(0);
    const oldest = await summary({ from: state().world.analysis.firstDay, before: '2025-10-20' });
    expect(oldest.earlier).toBeNull();
  });

  test('of a device with a wrong clock use the time of receipt and keep the time of the device', async () => {
    const { list } = await page({ pageSize: '100', eventCode: 'launch' });
    let skewed = list.filter(({ deviceAt }) => deviceAt !== null);
    for (let current = 2; skewed.length === 0; current += 1) {
      const more = await page({ pageSize: '100', eventCode: 'launch', current: String(current) });
      skewed = more.list.filter(({ deviceAt }) => deviceAt !== null);
    }
    for (const { deviceAt, occurredAt, receivedAt } of skewed) {
      expect(occurredAt).toBe(receivedAt);
      expect(Math.abs(Date.parse(deviceAt ?? '') - Date.parse(receivedAt))).toBeGreaterThan(limit.maxSkewMs);
    }
  });

  test('have properties of up to 4 KB, with markup as text', async () => {
    const { list } = await page({ eventCode: 'error', pageSize: '100' });
    const texts = list.map(({ properties }) => JSON.stringify(properties));
    const sizes = texts.map((text) => new TextEncoder().encode(text).length);
    expect(Math.max(...sizes)).toBeGreaterThan(2_500);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limit.maxPropertiesBytes);
    expect(texts.some((text) => text.includes('<view class=') || text.includes('<img src='))).toBe(true);
  });

  test('of one person are listed by session, newest first', async () => {
    const { memberNo } = await someone();
    const read = async (query: Query) =>
      EventSessions.parse((await send(eventTrackApi.sessions, { query: { ...someDays, ...query }, cookie })).data);
    const { list, total, oldestDay } = await read({ memberNo, pageSize: '20' });
    expect(oldestDay).toBe(state().world.analysis.firstDay);
    expect(list).toHaveLength(Math.min(20, total));
    const starts = list.map(({ startedAt }) => Date.parse(startedAt));
    expect(starts).toEqual([...starts].sort((a, b) => b - a));
    const all = await page({ ...someDays, memberNo, pageSize: '100' });
    expect(list.reduce((sum, { eventCount }) => sum + eventCount, 0)).toBe(all.total);
    for (const { events, eventCount } of list) {
      const times = events.map(({ occurredAt }) => Date.parse(occurredAt));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(events.length).toBe(Math.min(eventCount, limit.maxSessionEvents));
    }
    expect(await refused('sessions', week)).toEqual([422, ['memberNo']]);
    expect(await refused('sessions', { ...week, memberNo, anonymousId: 'd1' })).toEqual([422, ['memberNo']]);
  });

  test('have the time between two different events', async () => {
    const query = { ...someDays, first: 'quizStart', next: 'quizSubmit' };
    const { count, notReached, medianMs, p90Ms, buckets } = EventBetween.parse(
      (await send(eventTrackApi.between, { query, cookie })).data,
    );
    expect(count).toBeGreaterThan(0);
    expect(count + notReached).toBeLessThanOrEqual((await page({ ...someDays, eventCode: 'quizStart' })).total);
    expect(buckets.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(count);
    expect(p90Ms).toBeGreaterThanOrEqual(medianMs ?? Number.NaN);
    expect(await refused('between', { ...week, first: 'click', next: 'click' })).toEqual([422, ['next']]);
  });

  test('never show who searched for a term; terms are listed from five people on', async () => {
    const terms = async (body: object) => {
      const { data } = await send(eventTrackApi.terms, { body: { ...someDays, ...body }, cookie });
      return SearchedTerm.strict().array().parse(data);
    };
    const all = await terms({});
    expect(all.length).toBeGreaterThan(5);
    expect(all.every(({ users }) => users >= limit.minSearchers)).toBe(true);
    expect(all.map(({ users }) => users)).toEqual(all.map(({ users }) => users).sort((a, b) => b - a));
    const [{ term } = { term: '' }] = all;
    expect((await terms({ keyword: term.slice(0, 2) })).some((one) => one.term === term)).toBe(true);
    const { list } = await page({ eventCode: 'search', pageSize: '100' });
    const shown = JSON.stringify(list);
    expect(all.filter((one) => shown.includes(one.term))).toEqual([]);
  });

  test('are exported line by line, up to the limit of a file', async () => {
    // A finished export adds a notification to the world, so this test needs its own copy.
    state().world = copyWorld(world);
    const start = (body: object) =>
      send(exportApi.start, { body: { entity: 'eventTrack', format: 'csv', ...body }, cookie });
    const { list, total } = await page({ eventCode: 'error', pageSize: '2' });
    const { data } = await start({ filter: { ...week, eventCode: 'error' } });
    await pass(30_000);
    const job = await readJob(Job.parse(data).id, cookie);
    expect([job.state, job.total]).toEqual(['succeeded', total]);
    const file = await fetchFrom({ method: 'GET', path: job.fileUrl ?? '' }, { cookie });
    const lines = (await file.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines[1]).toContain(list[0]?.sessionId);
    expect(state().jobs.at(-1)?.lines).toEqual([]);
    const tooMany = await start({ filter: someDays });
    expect([tooMany.status, tooMany.envelope.errorCode]).toEqual([403, 'EXPORT_TOO_LARGE']);
    expect(tooMany.envelope.errorMessage).toContain('50,000');
    expect((await start({ filter: week, format: 'xlsx' })).status).toBe(422);
  });
});
