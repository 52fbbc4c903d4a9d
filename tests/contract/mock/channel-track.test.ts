import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChannelTrack, type ChannelTrackSummary, channelTrackApi } from '@/contract/channel-track';
import { exportApi } from '@/contract/export';
import { Job } from '@/contract/job';
import { channelEvents } from '@/contract/limits/track';
import { addDays } from '@/domain/period/calendar';
import sourcesInEnglish from '@/locales/en-US/accessSource';
import sourcesInChinese from '@/locales/zh-CN/accessSource';
import { adjust } from '../../../mock/channel-track/adjust';
import { getLoggedTracks, iterateCountedTracks } from '../../../mock/channel-track/current-tracks';
import { findTrack } from '../../../mock/channel-track/find-track';
import { state } from '../../../mock/state';
import { formatScene, scenes } from '../../../mock/track/scenes';
import { worldRuns } from '../../properties';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { credentials, fetchFrom, send, sessionCookie } from './server';

const TODAY = '2026-11-21';
const LONG_MS = 600_000;
const world = getWorld(200);
const week = { from: '2026-11-15', before: '2026-11-22' };
const month = { from: '2026-10-23', before: '2026-11-22' };

type Page = { list: ChannelTrack[]; total: number };
type Query = Record<string, string>;

const filters = fc.record(
  {
    channelId: fc
      .subarray(
        world.channels.map(({ id }) => id),
        { minLength: 1, maxLength: 4 },
      )
      .map((ids) => ids.join(',')),
    projectId: fc
      .subarray(
        world.projects.map(({ id }) => id),
        { minLength: 1, maxLength: 8 },
      )
      .map((ids) => ids.join(',')),
    eventType: fc.subarray([...channelEvents], { minLength: 1 }).map((types) => types.join(',')),
    newUser: fc.constantFrom('true', 'false'),
    sceneGroupKey: fc.constantFrom('4', '16', '33', '47'),
  },
  { requiredKeys: [] },
);
const periods = fc
  .record({ ago: fc.integer({ min: 0, max: 120 }), days: fc.integer({ min: 1, max: 30 }) })
  .map(({ ago, days }) => ({ from: addDays(TODAY, -ago), before: addDays(TODAY, days - ago) }));

describe('channel tracks', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });
  const listed = async (query: Query) => (await send(channelTrackApi.list, { query, cookie })).data as Page;
  const summed = async (query: Query) =>
    (await send(channelTrackApi.summary, { query, cookie })).data as ChannelTrackSummary;
  const move = (id: string, body: object) => send(channelTrackApi.adjust, { params: { id }, body, cookie });
  const scans = () => getLoggedTracks(TODAY).filter(({ eventType }) => eventType === 'scan');
  const other = (id: string) => (id === '7001' ? '7009' : '7001');
  /** Moves some events of the last days to another channel. */
  function moveSome() {
    for (const ago of [0, 1, 5]) {
      for (const row of getLoggedTracks(addDays(TODAY, -ago)).filter(({ id }) => Number(id) % 17 === 0)) {
        const from = [...iterateCountedTracks([addDays(TODAY, -ago)])].find(({ id }) => id === row.id)?.channelId;
        if (row.eventType === 'adjust' || !from || from === '7008') continue;
        adjust(row.id, { channelId: '7008', fromChannelId: from, reason: '活动合并' }, { name: '周宁' });
      }
    }
  }

  test('match the counts of the summary for any filter, day and type, also after moves', async () => {
    moveSome();
    await fc.assert(
      fc.asyncProperty(filters, periods, async (filter, period) => {
        const query = { ...filter, ...period, pageSize: '1' };
        const { days } = await summed({ ...filter, ...period });
        const counts = days.flatMap((day) => Object.entries(day.counts));
        const sum = counts.reduce((total, [, count]) => total + count, 0);
        expect(sum).toBe((await listed(query)).total);
        const [day] = days;
        if (day) {
          const own = Object.values(day.counts).reduce((total, count) => total + count, 0);
          expect((await listed({ ...query, from: day.date, before: addDays(day.date, 1) })).total).toBe(own);
        }
        const [type, count] = counts.at(-1) ?? [];
        if (type && day && counts.filter(([name]) => name === type).length === 1)
          expect((await listed({ ...query, eventType: type })).total).toBe(count);
      }),
      { numRuns: worldRuns(40, 4) },
    );
  });

  test('are ranked by branch: a row equals the summary of its channel, and top rows add up to all scans', async () => {
    moveSome();
    await fc.assert(
      fc.asyncProperty(filters, periods, fc.nat(200), async ({ eventType: _, ...filter }, period, place) => {
        const { total, ranking } = await summed({ ...filter, ...period });
        const tops = ranking.filter(({ isTop }) => isTop);
        expect(tops.reduce((sum, { scanCount }) => sum + scanCount, 0)).toBe(total.scanCount);
        for (const key of ['scanUv', 'register', 'start', 'submit', 'signed'] as const) {
          // A person may come by several channels, and always by at least one.
          expect(tops.reduce((sum, row) => sum + row[key], 0)).toBeGreaterThanOrEqual(total[key]);
          expect(ranking.filter((row) => row[key] > total[key])).toEqual([]);
        }
        for (const row of [total, ...ranking]) {
          const steps = [row.scanUv, row.register, row.start, row.submit, row.signed];
          expect(steps).toEqual([...steps].sort((a, b) => b - a));
        }
        const row = ranking[place % Math.max(1, ranking.length)];
        if (row) {
          const { channelId, channelName: __, parentName: ___, isTop: ____, ...figures } = row;
          expect((await summed({ ...filter, ...period, channelId })).total).toEqual(figures);
        }
      }),
      { numRuns: worldRuns(25, 3) },
    );
  });

  test('have one submission per submitted record of a channel, also after moves', async () => {
    moveSome();
    const from = addDays(TODAY, -29);
    let seen = 0;
    for (const { id } of world.projects.slice(0, 6)) {
      const query = { from, before: addDays(TODAY, 1), projectId: id, eventType: 'quizSubmit', pageSize: '1' };
      const own = world.records.filter(
        ({ projectId, channelId, submittedAt }) =>
          projectId === id && channelId !== null && submittedAt !== null && submittedAt >= from,
      );
      expect([id, (await listed(query)).total]).toEqual([id, own.length]);
      seen += own.length;
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('of a channel include its branch, newest first, page by page', async () => {
    const query = { ...month, channelId: '7006' };
    const { list, total } = await listed({ ...query, pageSize: '100' });
    expect(new Set(list.map(({ channelId }) => channelId)).size).toBeGreaterThan(1);
    const times = list.map(({ occurredAt }) => occurredAt);
    expect(times).toEqual([...times].sort().reverse());
    const second = await listed({ ...query, pageSize: '20', current: '3' });
    expect(second.list).toEqual(list.slice(40, 60));
    const oldest = await listed({
      ...query,
      sort: 'occurredAt',
      pageSize: '100',
      current: String(Math.ceil(total / 100)),
    });
    expect(oldest.list.at(-1)).toEqual(list[0]);
    expect((await listed({ ...query, current: '10000' })).list).toEqual([]);
  });

  test('neither repeat nor skip events between pages with the same asOf while others arrive or move', async () => {
    const page = async (query: Query) =>
      (await send(channelTrackApi.list, { query: { ...week, channelId: '7008', ...query }, cookie })).data as Page & {
        asOf: string;
      };
    const [first, all] = [await page({}), await page({ pageSize: '20' })];
    pass(60_000);
    cookie = await sessionCookie();
    moveSome();
    expect((await page({})).total).toBeGreaterThan(first.total);
    const second = await page({ current: '2', asOf: first.asOf });
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(all.list.map(({ id }) => id));
    expect(second.total).toBe(first.total);
  });

  test('are found by link, link code, scene and member', async () => {
    const { list } = await listed({ ...month, eventType: 'linkClick', pageSize: '100' });
    const [click] = list;
    if (!click?.linkId || !click.linkCode) throw new Error('no link was clicked');
    const byLink = await listed({ ...month, linkId: click.linkId });
    expect(byLink.total).toBeGreaterThan(0);
    expect(await listed({ ...month, linkCode: click.linkCode })).toEqual(byLink);
    expect((await listed({ ...month, linkCode: 'AAAAAAAA' })).total).toBe(0);
    const byScene = await listed({ ...month, scene: String(click.scene) });
    expect(new Set(byScene.list.map(({ scene }) => scene))).toEqual(new Set([click.scene]));
    const member = list.find(({ memberNo }) => memberNo !== null);
    const byMember = await listed({ ...month, memberNo: member?.memberNo ?? '' });
    expect(new Set(byMember.list.map(({ memberNo }) => memberNo))).toEqual(new Set([member?.memberNo]));
    expect((await listed({ ...month, memberNo: 'M1' })).total).toBe(0);
  });

  test('are refused for an invalid period, in list, summary and export', async () => {
    const cases: [string, Query, string][] = [
      ['of 93 days', { from: '2026-08-21', before: '2026-11-22' }, 'before'],
      ['reversed', { from: '2026-11-21', before: '2026-11-21' }, 'before'],
      ['with an invalid date', { from: '2026-02-30', before: '2026-11-21' }, 'from'],
      ['without an end', { from: '2026-11-20' }, 'before'],
    ];
    for (const [name, period, field] of cases) {
      for (const endpoint of [channelTrackApi.list, channelTrackApi.summary]) {
        const { status, data } = await send(endpoint, { query: period, cookie });
        expect(status, name).toBe(422);
        expect(Object.keys((data as { fieldErrors: object }).fieldErrors)).toContain(field);
      }
      const body = { entity: 'channelTrack', filter: period, format: 'csv' };
      expect((await send(exportApi.start, { body, cookie })).status).toBe(422);
    }
  });

  test('are listed for 92 days', async () => {
    expect((await listed({ from: '2026-08-22', before: '2026-11-22' })).total).toBeGreaterThan(10_000);
  });

  test('are compared with the same number of days before, up to the same time of day when today is included', async () => {
    const running = (await summed(week)).before;
    expect(running).toMatchObject({ from: '2026-11-08', before: '2026-11-15', until: '2026-11-14T09:30:00.000+08:00' });
    const over = { from: '2026-11-08', before: '2026-11-15' };
    const whole = await summed(over);
    expect(whole.before).toMatchObject({ from: '2026-11-01', before: '2026-11-08', until: null });
    expect(running?.total.scanCount).toBeLessThan(whole.total.scanCount);
    const earliest = world.analysis.firstDay;
    expect((await summed({ from: earliest, before: addDays(earliest, 7) })).before).toBeNull();
  });

  test('are read by id, and unknown ids are 404', async () => {
    const { list } = await listed(week);
    for (const track of list) {
      expect((await send(channelTrackApi.get, { params: { id: track.id }, cookie })).data).toEqual(track);
    }
    const first = list[0]?.id ?? '';
    for (const id of [
      '1',
      '99999999',
      `${first}0`,
      `${first.slice(0, -5)}99999`,
      'summary1',
      '-1',
      '1e9',
      '99999999999999',
    ])
      expect((await send(channelTrackApi.get, { params: { id }, cookie })).status).toBe(404);
  });

  describe('can be moved', () => {
    const reason = '海报贴错展台';
    const event = () => {
      const [scan] = scans();
      if (!scan) throw new Error('nobody has scanned today');
      const { channelId } = [...iterateCountedTracks([TODAY])].find(({ id }) => id === scan.id) ?? scan;
      return { id: scan.id, fromChannelId: channelId, channelId: other(channelId), logged: scan.channelId };
    };

    test('to another channel, with operator and reason, in list and summary', async () => {
      const { id, logged, ...to } = event();
      const before = await summed({ ...week, channelId: to.channelId });
      const { status, data } = await move(id, { ...to, reason });
      expect(status).toBe(200);
      expect(data).toMatchObject({
        id,
        channelId: logged,
        countedIn: { channelId: to.channelId, reason, operatorName: '林晓' },
      });
      const after = await summed({ ...week, channelId: to.channelId });
      expect(after.total.scanCount).toBe(before.total.scanCount + 1);
      const { list } = await listed({ ...week, eventType: 'adjust', channelId: to.channelId });
      expect(list[0]).toMatchObject({
        eventType: 'adjust',
        channelId: to.channelId,
        linkId: null,
        adjustReason: reason,
        operatorName: '林晓',
        adjustOf: { id, eventType: 'scan', fromChannelId: to.fromChannelId },
      });
      // The adjustment is also listed under the channel that the event counted in before.
      expect((await listed({ ...week, eventType: 'adjust', channelId: to.fromChannelId })).list[0]?.id).toBe(
        list[0]?.id,
      );
      expect((await move(list[0]?.id ?? '', { ...to, reason })).envelope).toMatchObject({
        errorCode: 'TRACK_ADJUSTED',
      });
      // A second adjustment moves it back.
      const back = { channelId: to.fromChannelId, fromChannelId: to.channelId, reason };
      expect((await move(id, back)).status).toBe(200);
      expect((await summed({ ...week, channelId: to.channelId })).total).toEqual(before.total);
    });

    test('by one operator at a time: a second one gets the current channel, operator and time', async () => {
      const { id, logged: _, ...to } = event();
      const colleague = await sessionCookie({ ...credentials, username: 'operator2' });
      const theirs = { ...to, channelId: '7011', reason: '活动合并' };
      expect((await send(channelTrackApi.adjust, { params: { id }, body: theirs, cookie: colleague })).status).toBe(
        200,
      );
      const { status, data } = await move(id, { ...to, reason });
      expect(status).toBe(409);
      expect(data).toMatchObject({
        current: { id, countedIn: { channelId: '7011', operatorName: '周宁', adjustedAt: expect.any(String) } },
      });
      expect(state().world.trackAdjustments).toHaveLength(1);
      expect((await move(id, { ...to, fromChannelId: '7011', reason })).status).toBe(200);
    });

    test('not when the event or the target does not allow it', async () => {
      const cases: [string, (to: ReturnType<typeof event>) => object, string][] = [
        ['to the channel that it counts in', (to) => ({ channelId: to.fromChannelId }), 'channelId'],
        ['to an unknown channel', () => ({ channelId: 'nowhere' }), 'channelId'],
        ['without a channel', () => ({ channelId: '' }), 'channelId'],
        ['with a reason of one character', () => ({ reason: ' 误 ' }), 'reason'],
        ['with a reason of 101 characters', () => ({ reason: '误'.repeat(101) }), 'reason'],
        ['without a reason', () => ({ reason: undefined }), 'reason'],
      ];
      for (const [name, wrong, field] of cases) {
        const to = event();
        const { id, logged: __, ...rest } = to;
        const { status, data } = await move(id, { ...rest, reason, ...wrong(to) });
        expect(status, name).toBe(422);
        expect(Object.keys((data as { fieldErrors: object }).fieldErrors)).toEqual([field]);
        expect(state().world.trackAdjustments).toEqual([]);
      }
    });

    test('to an archived channel, with a reason of 2 to 100 characters', async () => {
      const archived = world.channels.filter(({ status }) => status === 'archived');
      const { id, fromChannelId } = event();
      const [one = '', two = ''] = archived.map((channel) => channel.id);
      expect((await move(id, { fromChannelId, channelId: one, reason: '补记' })).status).toBe(200);
      expect((await move(id, { fromChannelId: one, channelId: two, reason: '𠮷'.repeat(100) })).status).toBe(200);
    });

    test('but not with an unknown id', async () => {
      const { id: _, logged: __, ...to } = event();
      expect((await move('1', { ...to, reason })).status).toBe(404);
    });
  });

  test('lose the reason of a move when their member is anonymized', async () => {
    const own = getLoggedTracks(addDays(TODAY, -3)).find(
      ({ memberId, eventType }) => memberId !== null && eventType !== 'adjust',
    );
    if (!own) throw new Error('no event has a member');
    const row = findTrack(own.id);
    const { channelId } = [...iterateCountedTracks([addDays(TODAY, -3)])].find(({ id }) => id === own.id) ?? row;
    await move(own.id, { channelId: other(channelId), fromChannelId: channelId, reason: '欧阳女士来电说明' });
    const { channelTrack } = await import('../../../mock/channel-track');
    channelTrack.onAnonymize?.(row.memberId ?? '', { operatorName: '林晓' });
    expect(state().world.trackAdjustments.map(({ adjustReason }) => adjustReason)).toEqual(['***']);
  });

  test('are exported masked and in the order of the list, without excluded rows', async () => {
    const filter = { ...week, eventType: 'register,adjust' };
    const { list, total } = await listed({ ...filter, pageSize: '100' });
    const body = { entity: 'channelTrack', filter, excludedIds: [list[0]?.id], sort: '-occurredAt', format: 'csv' };
    const { id } = Job.parse((await send(exportApi.start, { body, cookie })).data);
    pass(LONG_MS);
    expect(await readJob(id, cookie)).toMatchObject({ state: 'succeeded', total: total - 1, failed: [] });
    const file = await fetchFrom({ method: 'GET', path: '/files/:id' }, { params: { id }, cookie });
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(total);
    expect(lines[0]).toContain('时间,事件,渠道,现计入渠道');
    expect(lines[1]).toContain(list[1]?.occurredAt.slice(0, 10) ?? '');
    expect(state().accessLog.at(-1)).toMatchObject({ action: 'download', entityType: 'channelTrack', masked: true });
  });
});

test('scenes have the same names in files and on the screen', () => {
  const onScreen = (texts: Readonly<Record<number, string>>) => scenes.map(({ key }) => texts[key]);
  expect(scenes.map(({ scene }) => formatScene(scene, 'zh-CN'))).toEqual(onScreen(sourcesInChinese));
  expect(scenes.map(({ scene }) => formatScene(scene, 'en-US'))).toEqual(onScreen(sourcesInEnglish));
});
