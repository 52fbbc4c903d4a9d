import { describe, expect, test, vi } from 'vitest';
import { Banner, BannerList, BannerOccupancy, bannerApi } from '@/contract/banner';
import { BulkResult } from '@/contract/bulk';
import { Job } from '@/contract/job';
import { bannerPositions, bannerStates, banner as limit } from '@/contract/limits/banner';
import type { BannerRow } from '../../../mock/banner/fixtures';
import { state } from '../../../mock/state';
import { getWorld, NOW } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { send } from './server';

const DAY_MS = 86_400_000;
const world = getWorld(35);

const input = {
  title: '新轮播',
  imageUrl: '/api/admin/v1/uploads/seed-banner-1.svg',
  position: 'mine',
  linkType: 'phone',
  targetId: null,
  url: 'https://left.over.example.com',
  appId: null,
  path: null,
  query: null,
  phone: '12356',
  startAt: null,
  endAt: null,
  audience: 'all',
  sort: 3,
  status: 'disabled',
  remark: null,
};

describe('banners', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });

  const list = async (query: Record<string, string> = {}) => {
    const { data } = await send(bannerApi.list, { query: { pageSize: '100', ...query }, cookie });
    return BannerList.parse(data).list;
  };
  const create = (body: object = {}) => send(bannerApi.create, { body: { ...input, ...body }, cookie });
  const created = async (body: object = {}) => Banner.parse((await create(body)).data);
  const act = (action: 'enable' | 'disable' | 'copy' | 'restore', { id, version }: Pick<Banner, 'id' | 'version'>) =>
    send(bannerApi[action], { params: { id }, body: { version }, cookie });
  const rowOf = (id: string) => state().world.banners.find((row) => row.id === id) as BannerRow;
  const clear = (position: BannerRow['position']) => {
    state().world.banners = state().world.banners.filter((row) => row.position !== position);
  };

  test('are 40, in every position and state, never too many online at once', async () => {
    const rows = await list();
    expect(rows).toHaveLength(40);
    expect(new Set(rows.map(({ state: is }) => is))).toEqual(new Set(bannerStates));
    for (const day of Array.from({ length: 120 }, (_, index) => NOW + index * DAY_MS)) {
      vi.setSystemTime(day);
      const online = (await list({ state: 'online' })).map(({ position }) => position);
      for (const position of bannerPositions) {
        expect(online.filter((one) => one === position).length).toBeLessThanOrEqual(limit.maxOnlinePerPosition);
      }
    }
  });

  test('are sorted by position, then by sort', async () => {
    const places = (await list()).map(({ position, sort }) => bannerPositions.indexOf(position) * 1000 + sort);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('are filtered by the days on which they are online', async () => {
    const rows = await list({ shownFrom: '2026-12-21', shownBefore: '2026-12-22' });
    const day = Date.parse('2026-12-21T00:00:00+08:00');
    const shown = world.banners.filter(
      ({ status, startAt, endAt }) =>
        status === 'enabled' &&
        (startAt === null || Date.parse(startAt) < day + DAY_MS) &&
        (endAt === null || Date.parse(endAt) > day),
    );
    expect(rows.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort());
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(40);
  });

  test('are created without the fields of other link types', async () => {
    const banner = await created();
    expect(banner).toMatchObject({ url: null, phone: '12356', state: 'offline', ctr: null, exposureCount: 0 });
    expect(await list({ keyword: '新轮播' })).toEqual([banner]);
  });

  test('are added at the end of their position unless a sort is given', async () => {
    const places = (position: string) =>
      world.banners.filter((row) => row.position === position).map(({ sort }) => sort);
    const last = Math.max(...places('mine'));
    expect((await created({ sort: undefined })).sort).toBe(last + 1);
    const copied = await act('copy', world.banners.find(({ position }) => position === 'mine') as BannerRow);
    expect(Banner.parse(copied.data).sort).toBe(last + 2);
    expect((await created({ sort: 3 })).sort).toBe(3);
    const { id } = await created({ sort: undefined, position: 'home' });
    const moved = { ...input, sort: undefined, version: 1 };
    const { data } = await send(bannerApi.update, { params: { id }, body: moved, cookie });
    expect(Banner.parse(data).sort).toBe(last + 3);
  });

  test('store a phone number as it is dialed', async () => {
    expect(await created({ phone: '+86 138-0013-8000' })).toMatchObject({ phone: '13800138000' });
  });

  test('include the name of their target project', async () => {
    expect(await created({ linkType: 'project', targetId: '9001', phone: null })).toMatchObject({
      targetName: '胃癌风险筛查',
    });
  });

  test('are refused on the field that is wrong', async () => {
    for (const [field, wrong] of [
      ['title', { title: '题'.repeat(31) }],
      ['phone', { phone: '12' }],
      ['targetId', { linkType: 'project', targetId: 'nothing' }],
      ['url', { linkType: 'article', url: 'https://example.com' }],
      ['appId', { linkType: 'miniProgram', path: 'pages/index' }],
      ['endAt', { startAt: '2026-11-22T00:00:00+08:00', endAt: '2026-11-21T16:00:00Z' }],
    ] as const) {
      const { status, data } = await create(wrong);
      expect(status, JSON.stringify(wrong)).toBe(422);
      expect(data).toMatchObject({ fieldErrors: { [field]: expect.any(String) } });
    }
  });

  test('are refused as the ninth online, whether created, enabled or updated', async () => {
    clear('mine');
    for (const _ of Array.from({ length: limit.maxOnlinePerPosition })) await created({ status: 'enabled' });
    const ninth = await create({ status: 'enabled' });
    expect(ninth.status).toBe(422);
    expect(ninth.data).toMatchObject({ fieldErrors: { status: expect.stringContaining('8') } });
    const disabled = await created();
    expect((await act('enable', disabled)).status).toBe(422);
    expect(
      (await create({ status: 'enabled', position: 'project', startAt: '2027-06-01T00:00:00+08:00' })).status,
    ).toBe(200);
    const [first] = await list({ position: 'mine', state: 'online' });
    await act('disable', first as Banner);
    expect(Banner.parse((await act('enable', disabled)).data).state).toBe('online');
    expect((await act('enable', { ...(first as Banner), version: 2 })).status).toBe(422);
  });

  test('cannot be enabled after their end', async () => {
    const over = await created({ endAt: '2026-11-21T09:30:00+08:00' });
    expect((await act('enable', over)).status).toBe(403);
    expect(rowOf(over.id).status).toBe('disabled');
  });

  test('go online and expire by time', async () => {
    clear('mine');
    const period = { startAt: '2026-11-22T00:00:00+08:00', endAt: '2026-11-23T00:00:00+08:00' };
    await created({ ...period, status: 'enabled' });
    for (const [instant, is] of [
      ['2026-11-21T23:59:59.999+08:00', 'scheduled'],
      ['2026-11-22T00:00:00+08:00', 'online'],
      ['2026-11-22T23:59:59.999+08:00', 'online'],
      ['2026-11-23T00:00:00+08:00', 'expired'],
    ] as const) {
      vi.setSystemTime(Date.parse(instant));
      expect((await list({ position: 'mine' })).map(({ state: one }) => one)).toEqual([is]);
    }
  });

  test('are copied disabled, without counts, with a title within the limit', async () => {
    const long = world.banners.find(({ title }) => title.length === limit.maxTitleLength) as BannerRow;
    const { data } = await act('copy', long);
    expect(Banner.parse(data)).toMatchObject({ status: 'disabled', exposureCount: 0, clickCount: 0, version: 1 });
    expect(Banner.parse(data).title).toMatch(/（副本）$/);
    expect([...Banner.parse(data).title]).toHaveLength(limit.maxTitleLength);
  });

  test('of a position are reordered only with all ids and the current base', async () => {
    const { data } = await send(bannerApi.order, { query: { position: 'home' }, cookie });
    const ids = (data as Banner[]).map(({ id }) => id);
    expect(ids).toHaveLength(16);
    const reorder = (wanted: string[], base: string[]) =>
      send(bannerApi.reorder, { body: { position: 'home', ids: wanted, base }, cookie });
    const reversed = ids.toReversed();
    expect((await reorder(reversed, ids)).status).toBe(200);
    expect((await list({ position: 'home' })).map(({ id }) => id)).toEqual([...ids].reverse());
    // The first order has only some ids, the second is based on an order that has changed since.
    for (const [wanted, base] of [
      [ids.slice(1), reversed],
      [[...ids.slice(1), ...ids.slice(0, 1)], ids],
    ] as const) {
      const stale = await reorder([...wanted], [...base]);
      expect(stale.status).toBe(409);
      expect(stale.data).toEqual({ current: reversed });
    }
  });

  test('are read by id', async () => {
    const [first] = await list();
    const one = await send(bannerApi.get, { params: { id: first?.id ?? '' }, cookie });
    expect(one.data).toEqual(first);
    expect((await send(bannerApi.get, { params: { id: 'nothing' }, cookie })).status).toBe(404);
  });

  test('are counted per position, now and at the busiest instant to come', async () => {
    clear('mine');
    const occupancy = async () => {
      const rows = BannerOccupancy.array().parse((await send(bannerApi.occupancy, { cookie })).data);
      return rows.find(({ position }) => position === 'mine');
    };
    expect(await occupancy()).toEqual({ position: 'mine', onlineCount: 0, busiestCount: 0 });
    await created();
    await created({ status: 'enabled', endAt: '2026-11-22T00:00:00+08:00' });
    for (const _ of [1, 2]) await created({ status: 'enabled', startAt: '2026-11-22T00:00:00+08:00' });
    expect(await occupancy()).toEqual({ position: 'mine', onlineCount: 1, busiestCount: 2 });
    vi.setSystemTime(Date.parse('2026-11-22T00:00:00+08:00'));
    expect(await occupancy()).toEqual({ position: 'mine', onlineCount: 2, busiestCount: 2 });
  });

  test('are deleted and restored, but not into a full position', async () => {
    clear('mine');
    const banner = await created({ status: 'enabled' });
    const remove = () => send(bannerApi.remove, { params: { id: banner.id }, query: { version: '1' }, cookie });
    await remove();
    expect(await list({ position: 'mine' })).toEqual([]);
    for (const _ of Array.from({ length: limit.maxOnlinePerPosition })) await created({ status: 'enabled' });
    expect((await act('restore', { id: banner.id, version: 2 })).status).toBe(422);
    clear('mine');
    expect((await act('restore', { id: banner.id, version: 2 })).status).toBe(200);
    expect((await remove()).status).toBe(409);
  });

  test('are changed in bulk, and all matching ones by a job', async () => {
    const ids = world.banners.slice(0, 3).map(({ id }) => id);
    const bulk = await send(bannerApi.bulk, { body: { ids, action: 'delete' }, cookie });
    expect(BulkResult.parse(bulk.data)).toEqual({ done: 3, failed: [] });
    const back = await send(bannerApi.restoreAll, { body: { ids }, cookie });
    expect(BulkResult.parse(back.data)).toEqual({ done: 3, failed: [] });
    expect(ids.map((id) => rowOf(id).id)).toEqual(ids);
    const body = { filter: { position: 'project' }, action: 'disable' };
    const { id } = Job.parse((await send(bannerApi.bulkMatching, { body, cookie })).data);
    pass(5000);
    expect(await readJob(id, cookie)).toMatchObject({ state: 'succeeded', done: 12, failed: [] });
    expect((await list({ position: 'project' })).every(({ state: is }) => is === 'offline')).toBe(true);
  });
});
