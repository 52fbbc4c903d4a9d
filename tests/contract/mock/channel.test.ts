import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { BulkResult } from '@/contract/bulk';
import { channelApi, channelCodeApi, channelOptionsApi } from '@/contract/channel';
import { Channel, ChannelListed } from '@/contract/channel-list';
import { exportApi } from '@/contract/export';
import { Job } from '@/contract/job';
import { logApi } from '@/contract/log';
import { getAncestors } from '@/domain/channel/tree';
import { readImageHeader } from '@/domain/image/header';
import figureNames from '@/locales/zh-CN/channelFigure';
import { state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { fetchFrom, send } from './server';

const world = getWorld(35);
const DAYS = { from: '2026-10-23', before: '2026-11-22' };

const byCode = (code: string) => {
  const row = state().world.channels.find((one) => one.code === code);
  if (!row) throw new Error(`no channel ${code}`);
  return row;
};
const input = {
  code: 'night_run',
  name: '夜跑活动',
  type: 'offline',
  parentId: null,
  ownerName: ' 周宁 ',
  contactName: '王老师',
  contactMobile: '+86 140 0000 1234',
  hospitalId: null,
  projectIds: [],
  costs: [{ from: '2026-11-01', to: '2026-11-30', yuan: 3000.5 }],
  validFrom: '2026-11-01',
  validTo: '2026-12-31',
  remark: null,
};

let cookie: string;
const signIn = (own: string) => {
  cookie = own;
};
/** World with few days of tracks, since building 400 days takes a second. */
const fewDays = copyWorld(world);
fewDays.analysis.firstDay = '2026-10-01';

const list = async (query: Record<string, string> = {}) => {
  const { data } = await send(channelApi.list, { query: { ...DAYS, ...query }, cookie });
  return ChannelListed.strict().array().parse(data);
};
const create = async (more: object = {}) =>
  Channel.strict().parse((await send(channelApi.create, { body: { ...input, ...more }, cookie })).data);
const refusal = async (more: object) => (await send(channelApi.create, { body: { ...input, ...more }, cookie })).data;
const act = (
  name: 'pause' | 'enable' | 'archive' | 'move' | 'restore',
  row: { id: string; version: number },
  more = {},
) => send(channelApi[name], { params: { id: row.id }, body: { version: row.version, ...more }, cookie });
const getLog = async (id: string) => {
  const { data } = await send(logApi.changes, { query: { entityType: 'channel', entityId: id }, cookie });
  return (data as { list: { action: string; reason?: string; changes: { field: string; to: unknown }[] }[] }).list;
};

describe('the channel list', () => {
  // These tests only read, so they share the figures.
  beginEachWith(fewDays, signIn, { isShared: true });

  test('is a tree in which children follow their parent, with most submissions first within a level', async () => {
    const rows = await list();
    expect(rows).toHaveLength(80);
    for (const [place, row] of rows.entries()) {
      const above = getAncestors(rows, row.id);
      const before = rows[place - 1];
      if (row.parentId !== null && before) expect([before.id, ...getAncestors(rows, before.id)]).toContain(above[0]);
    }
    const tops = rows.filter(({ parentId }) => parentId === null).map(({ submitCount }) => submitCount);
    expect(tops).toEqual([...tops].sort((a, b) => b - a));
    const byName = await list({ sort: 'name' });
    const names = byName.filter(({ parentId }) => parentId === null).map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
  });

  test('counts people once per branch, and costs by their days', async () => {
    const rows = await list();
    const childrenOf = (id: string) => rows.filter(({ parentId }) => parentId === id);
    for (const row of rows) {
      const parts = [row.own, ...childrenOf(row.id)];
      const sum = (key: 'scanUv' | 'scanCount' | 'cost') => parts.reduce((total, part) => total + part[key], 0);
      expect(row.scanCount).toBe(sum('scanCount'));
      expect(row.scanUv).toBeLessThanOrEqual(sum('scanUv'));
      expect(row.scanUv).toBeGreaterThanOrEqual(Math.max(...parts.map(({ scanUv }) => scanUv)));
      expect(row.cost).toBeCloseTo(sum('cost'), 1);
      if (childrenOf(row.id).length === 0) expect(row.own).toMatchObject({ scanUv: row.scanUv, cost: row.cost });
    }
    expect(rows.some(({ scanUv, own }) => scanUv > own.scanUv)).toBe(true);
    const half = await list({ from: '2026-11-07' });
    const of = (found: ChannelListed[], code: string) => found.find((row) => row.code === code);
    expect(of(half, 'spring_gastro')?.scanUv).toBeLessThan(of(rows, 'spring_gastro')?.scanUv ?? 0);
  });

  test('reports a surge of scans of yesterday on the channel and its parent for any period', async () => {
    for (const query of [DAYS, { from: '2026-09-01', before: '2026-09-10' }]) {
      const rose = (await list(query)).filter(({ surge }) => surge !== null);
      expect(rose.map(({ code }) => code).sort()).toEqual(['campaign_6', 'campaign_6_3']);
      for (const { surge } of rose) {
        expect(surge?.date).toBe('2026-11-20');
        expect(surge?.scans).toBeGreaterThanOrEqual(3 * (surge?.usual ?? 0));
      }
    }
  });

  test('includes the ancestors of a match for context', async () => {
    const rows = await list({ keyword: '1 号展台' });
    expect(rows.map(({ code, isMatch }) => [code, isMatch])).toEqual([
      ['spring_gastro', false],
      ['spring_gastro_ft', false],
      ['spring_gastro_ft_01', true],
    ]);
  });

  test('is filtered by type, status, parent, expiry and code', async () => {
    const all = await list();
    const filters: [Record<string, string>, (row: ChannelListed) => boolean][] = [
      [{ type: 'ad,media' }, ({ type }) => type === 'ad' || type === 'media'],
      [{ status: 'archived' }, ({ status }) => status === 'archived'],
      [{ parentId: '7006' }, ({ parentId }) => parentId === '7006'],
      [{ expiring: 'true' }, ({ code }) => code.startsWith('campaign_4')],
      [{ keyword: 'campaign_8' }, ({ code }) => code.startsWith('campaign_8')],
      [{ keyword: 'PAIGN_8' }, ({ code }) => code.includes('paign_8')],
    ];
    for (const [query, holds] of filters) {
      const found = (await list(query)).filter(({ isMatch }) => isMatch).map(({ id }) => id);
      expect(found.length).toBeGreaterThan(0);
      expect([query, found.sort()]).toEqual([
        query,
        all
          .filter(holds)
          .map(({ id }) => id)
          .sort(),
      ]);
    }
  });

  test('has figures of at most 366 days, or of all days without a period', async () => {
    const ask = (query: Record<string, string>) => send(channelApi.list, { query, cookie });
    for (const query of [
      { from: '2025-11-21', before: '2026-11-23' },
      { from: '2026-11-22', before: '2026-11-22' },
    ]) {
      const { status, data } = await ask(query);
      expect([status, Object.keys((data as { fieldErrors: object }).fieldErrors)]).toEqual([422, ['before']]);
    }
    expect((await ask({ from: '2025-11-21', before: '2026-11-22' })).status).toBe(200);
    const all = ChannelListed.array().parse((await ask({})).data);
    const one = Channel.parse((await send(channelApi.get, { params: { id: '7006' }, cookie })).data);
    expect(all.find(({ id }) => id === '7006')).toMatchObject({ scanUv: one.scanUv, own: one.own });
  });
});

describe('a channel', () => {
  beginEachWith(fewDays, signIn);

  test('is stored trimmed and masked, gets a scene code, and an update keeps omitted contacts', async () => {
    const made = await create();
    expect(made).toMatchObject({
      ownerName: '周宁',
      contactNameMasked: '王**',
      contactMobileMasked: '140****1234',
      status: 'enabled',
      isTracked: false,
      scanUv: 0,
      surge: null,
    });
    expect(made.sceneStr).toMatch(/^l=[0-9A-Za-z]{8}$/);
    const { contactName: _, contactMobile: __, ...rest } = input;
    const body = { ...rest, code: 'night_run_2', version: made.version };
    const saved = await send(channelApi.update, { params: { id: made.id }, body, cookie });
    expect(saved.data).toMatchObject({ code: 'night_run_2', contactMobileMasked: '140****1234', version: 2 });
    const logged = await getLog(made.id);
    expect(logged.map(({ action }) => action)).toEqual(['update', 'create']);
    // The log holds no clear values and no internal fields.
    expect(JSON.stringify(logged)).not.toMatch(/14000001234|王老师|traffic|linkCode/);
    const choices = (await send(channelOptionsApi.choices, { cookie })).data as { code: string }[];
    expect(choices.filter(({ code }) => code === 'night_run_2')).toHaveLength(1);
  });

  const refusals: [string, object, string][] = [
    ['a code that is taken', { code: 'oa_menu' }, 'code'],
    ['a code in capitals', { code: 'Night' }, 'code'],
    ['a name that is taken in another case and width', { name: '《健康周刊》专栏' }, 'name'],
    ['a name of one character', { name: '夜' }, 'name'],
    ['a fourth level', { parentId: '7008' }, 'parentId'],
    ['an unknown parent', { parentId: '1' }, 'parentId'],
    ['a parent that is archived', { parentId: '7013' }, 'parentId'],
    ['a hospital for another type of channel', { hospitalId: '8001' }, 'hospitalId'],
    ['an unknown hospital', { type: 'doctor', hospitalId: '1' }, 'hospitalId'],
    ['costs that end before they begin', { costs: [{ from: '2026-11-02', to: '2026-11-01', yuan: 1 }] }, 'costs.0.to'],
    ['a third decimal', { costs: [{ from: '2026-11-01', to: '2026-11-01', yuan: 1.005 }] }, 'costs.0.yuan'],
    ['25 costs', { costs: Array.from({ length: 25 }, () => input.costs[0]) }, 'costs'],
    ['a validity that ends before it begins', { validFrom: '2026-12-01', validTo: '2026-11-30' }, 'validTo'],
    ['an invalid mobile number', { contactMobile: '123' }, 'contactMobile'],
    ['an unknown project', { projectIds: ['1'] }, 'projectIds'],
  ];

  test('is refused on the field that is invalid', async () => {
    for (const [name, more, field] of refusals) {
      const { fieldErrors } = (await refusal(more)) as { fieldErrors: object };
      expect([name, Object.keys(fieldErrors)]).toEqual([name, [field]]);
    }
  });

  test('has a name of at most thirty characters, counting an emoji as one', async () => {
    expect((await create({ name: '🏃'.repeat(30) })).name).toBe('🏃'.repeat(30));
    expect(await refusal({ name: '🏃'.repeat(31), code: 'other' })).toMatchObject({
      fieldErrors: { name: expect.anything() },
    });
  });

  test('keeps its code once it was scanned', async () => {
    const row = byCode('oa_menu');
    const body = { ...input, code: 'oa_menu_2', name: row.name, type: row.type, version: row.version };
    const { status, data } = await send(channelApi.update, { params: { id: row.id }, body, cookie });
    expect([status, data]).toMatchObject([422, { fieldErrors: { code: expect.stringContaining('不能修改') } }]);
  });

  test('moves without a cycle, a fourth level or an archived parent, and a second move restores the figures', async () => {
    const top = byCode('spring_gastro');
    const station = byCode('spring_gastro_ft');
    for (const [row, parentId] of [
      [top, top.id],
      [top, byCode('spring_gastro_ft_01').id],
      // The channel has two levels below it.
      [top, '7001'],
      [station, '7005'],
      [station, '7013'],
      [station, 'x'],
    ] as const) {
      const { status, data } = await act('move', row, { parentId });
      expect([status, data]).toMatchObject([422, { fieldErrors: { parentId: expect.anything() } }]);
    }
    const before = (await list()).find(({ id }) => id === top.id);
    const moved = await act('move', station, { parentId: '7009' });
    expect(moved.data).toMatchObject({ parentId: '7009', parentName: '朋友圈广告' });
    const after = await list();
    expect(after.find(({ id }) => id === top.id)?.scanUv).toBeLessThan(before?.scanUv ?? 0);
    const back = await act('move', byCode('spring_gastro_ft'), { parentId: top.id });
    expect(back.status).toBe(200);
    expect((await list()).find(({ id }) => id === top.id)?.scanUv).toBe(before?.scanUv);
    expect((await getLog(station.id)).map(({ action }) => action).slice(0, 2)).toEqual(['move', 'move']);
  });
});

describe('the status of a channel', () => {
  beginEachWith(fewDays, signIn);

  test('changes from enabled to paused and back, also in bulk', async () => {
    const row = byCode('wecom_group');
    expect((await act('enable', row)).envelope.errorCode).toBe('CHANNEL_STATUS');
    expect((await act('pause', row, { reason: '停' })).status).toBe(422);
    expect((await act('pause', row, { reason: '群已解散' })).data).toMatchObject({ status: 'paused' });
    expect((await act('enable', row)).status).toBe(409);
    expect((await act('enable', byCode('wecom_group'))).data).toMatchObject({ status: 'enabled' });
    const ids = ['wecom_group', 'oa_menu', 'health_weekly'].map((code) => byCode(code).id);
    const body = { ids, action: 'pause', reason: '统一下线' };
    const { done, failed } = BulkResult.parse((await send(channelApi.bulk, { body, cookie })).data);
    expect([done, failed.map(({ label }) => label)]).toEqual([2, ['《健康周刊》专栏']]);
    const all = {
      filter: { keyword: 'campaign_8' },
      excludedIds: [byCode('campaign_8').id],
      action: 'pause',
      reason: '统一下线',
    };
    const { id } = Job.parse((await send(channelApi.bulkMatching, { body: all, cookie })).data);
    pass(60_000);
    expect(await readJob(id, cookie)).toMatchObject({ state: 'succeeded', total: 3, failed: [] });
    expect([byCode('campaign_8').status, byCode('campaign_8_1').status]).toEqual(['enabled', 'paused']);
  });

  test('archived is final, includes the branch and its links, and refuses an open form', async () => {
    const top = byCode('campaign_4');
    const station = byCode('campaign_4_1');
    const { data } = await act('archive', top, { reason: '活动结束' });
    expect(data).toMatchObject({ status: 'archived' });
    const branch = (await list({ keyword: 'campaign_4', sort: 'name' })).filter(({ isMatch }) => isMatch);
    expect(branch).toHaveLength(13);
    expect(new Set(branch.map(({ status }) => status))).toEqual(new Set(['archived']));
    const ids = new Set(branch.map(({ id }) => id));
    const links = state().world.channelLinks.filter(({ channelId }) => ids.has(channelId));
    expect(links.every(({ status }) => status === 'disabled')).toBe(true);
    expect(await getLog(station.id)).toMatchObject([{ action: 'archive', reason: '活动结束' }]);
    const body = { ...input, code: station.code, name: '新名称', version: station.version };
    const late = await send(channelApi.update, { params: { id: station.id }, body, cookie });
    expect([late.status, late.envelope.errorCode]).toEqual([403, 'CHANNEL_ARCHIVED']);
    expect((await act('move', byCode('campaign_4_1'), { parentId: null })).envelope.errorCode).toBe('CHANNEL_ARCHIVED');
    expect((await act('archive', byCode('campaign_4'), { reason: '再来一次' })).envelope.errorCode).toBe(
      'CHANNEL_STATUS',
    );
  });

  test('deletes only unused channels, and restores them unless the code is taken or the parent archived', async () => {
    const remove = (row: { id: string; version: number }) =>
      send(channelApi.remove, { params: { id: row.id }, query: { version: String(row.version) }, cookie });
    expect((await remove(byCode('oa_menu'))).envelope.errorCode).toBe('CHANNEL_TRACKED');
    const parent = await create();
    const child = await create({ code: 'night_run_a', name: '夜跑 A', parentId: parent.id });
    expect((await remove(parent)).envelope.errorCode).toBe('CHANNEL_HAS_CHILDREN');
    const [link] = state().world.channelLinks;
    if (link) state().world.channelLinks.push({ ...link, id: 'x1', linkCode: 'xxxxxxx1', channelId: child.id });
    expect((await remove(child)).envelope.errorCode).toBe('CHANNEL_HAS_LINKS');
    state().world.channelLinks.pop();
    expect((await remove(child)).status).toBe(200);
    const gone = { id: child.id, version: child.version + 1 };
    const taker = await create({ code: 'night_run_a', name: '夜跑 B' });
    expect((await act('restore', gone)).envelope.errorCode).toBe('CHANNEL_CODE_TAKEN');
    await remove(taker);
    expect((await act('restore', gone)).data).toMatchObject({ code: 'night_run_a', parentId: parent.id });
    await remove({ id: child.id, version: gone.version + 1 });
    await act('archive', parent, { reason: '不再办了' });
    expect((await act('restore', { id: child.id, version: gone.version + 2 })).envelope.errorCode).toBe(
      'CHANNEL_PARENT_UNFIT',
    );
  });
});

describe('reveals, exports and QR codes', () => {
  beginEachWith(fewDays, signIn);

  test('a contact is revealed for a purpose and logged without its values', async () => {
    const made = await create();
    const body = { fields: ['contactName', 'contactMobile'], purpose: 'verify' };
    const { data } = await send(channelApi.reveal, { params: { id: made.id }, body, cookie });
    expect(data).toMatchObject({ values: { contactName: '王老师', contactMobile: '14000001234' } });
    const log = await send(logApi.accesses, { query: { entityType: 'channel', entityId: made.id }, cookie });
    expect(log.data).toMatchObject({
      list: [{ action: 'reveal', purpose: 'verify', fields: body.fields, masked: false }],
    });
    expect(JSON.stringify(log.data)).not.toContain('14000001234');
  });

  test('an export has the rows and figures of the list in its order', async () => {
    const body = { entity: 'channel', filter: { ...DAYS, keyword: '福田' }, sort: '-scanUv', format: 'csv' };
    const { id } = Job.parse((await send(exportApi.start, { body, cookie })).data);
    pass(60_000);
    const job = await readJob(id, cookie);
    const text = await (await fetchFrom({ method: 'GET', path: job.fileUrl ?? '' }, { cookie })).text();
    const [header = '', ...lines] = text.trim().split(/\r?\n/);
    const rows = (await list({ keyword: '福田' })).filter(({ isMatch }) => isMatch);
    expect(lines.map((line) => line.split(',')[1])).toEqual(rows.map(({ code }) => code));
    const at = header.split(',').indexOf('扫码人数（含下级）');
    expect(lines.map((line) => Number(line.split(',')[at]))).toEqual(rows.map(({ scanUv }) => scanUv));
    // Figures are named as on the screens, followed by the unit where the name does not contain it.
    const own = header.split(',').flatMap((title) => (title.includes('（自身）') ? title.replace(/（.*/, '') : []));
    expect(own).toEqual(expect.arrayContaining(Object.values(figureNames)));
  });

  test('a QR code has the channel name below it, as a single image and in a ZIP', async () => {
    const { id } = byCode('spring_gastro');
    const picture = async (query: Record<string, string>) => {
      const answer = await fetchFrom(channelCodeApi.code, { params: { id }, query, cookie });
      return readImageHeader(new Uint8Array(await answer.arrayBuffer()));
    };
    expect(await picture({ width: '280' })).toMatchObject({ width: 280, height: 280 });
    const named = await picture({ width: '280', withName: 'true' });
    expect(named).toMatchObject({ type: 'image/png', width: 280 });
    // The number of lines depends on the fonts of the machine.
    expect(named && 'height' in named && named.height).toBeGreaterThan(280 + 20);
    for (const width of ['279', '1281']) {
      const answer = await fetchFrom(channelCodeApi.code, { params: { id }, query: { width }, cookie });
      expect(answer.status).toBe(422);
    }
    const body = { ids: [id], width: 430, withName: true };
    const started = Job.parse((await send(channelCodeApi.codes, { body, cookie })).data);
    pass(60_000);
    const { fileUrl } = await readJob(started.id, cookie);
    const zip = await fetchFrom({ method: 'GET', path: fileUrl ?? '' }, { cookie });
    const [bytes] = Object.values(unzipSync(new Uint8Array(await zip.arrayBuffer())));
    expect(bytes && readImageHeader(bytes)).toMatchObject({ width: 430 });
  });
});
