import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { BulkResult } from '@/contract/bulk';
import { channelCodeQuotaApi, channelLinkApi } from '@/contract/channel-link';
import { ChannelLink, ChannelLinkCounts, ChannelLinkList, GeneratedLinks } from '@/contract/channel-link-list';
import { exportApi } from '@/contract/export';
import { Job } from '@/contract/job';
import { logApi } from '@/contract/log';
import { readImageHeader } from '@/domain/image/header';
import { CALLS_PER_MINUTE } from '../../../mock/channel-link/platform';
import { getDays } from '../../../mock/channel-track/current-tracks';
import { getTracks } from '../../../mock/channel-track/tracks';
import { state } from '../../../mock/state';
import { getWorld, NOW } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { fetchFrom, send } from './server';

const DAY_MS = 86_400_000;
const world = getWorld(35);
const CHANNEL = '7001';
const getProject = (is: string) => {
  const project = world.projects.find(({ status }) => status === is);
  if (!project) throw new Error(`no project is ${is}`);
  return project;
};
const input = {
  name: '门诊一楼海报',
  channelId: CHANNEL,
  linkType: 'project',
  projectId: getProject('published').id,
  path: null,
  query: 'from=poster',
  url: null,
  codeType: 'mpCode',
  envVersion: 'release',
  expireType: 'none',
  expiresAt: null,
  expireDays: null,
  remark: null,
};
const onPage = { linkType: 'mpPage', projectId: null, path: 'pages/article/list' };
const inDays = (days: number) => new Date(NOW + days * DAY_MS).toISOString();

describe('links of channels', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    // Building the tracks of 400 days takes a second for each copy of the world.
    state().world.analysis.firstDay = '2026-10-01';
    cookie = own;
  });

  const create = (body: object = {}) => send(channelLinkApi.create, { body: { ...input, ...body }, cookie });
  const made = async (body: object = {}) => {
    const { status, data, envelope } = await create(body);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(envelope)}`);
    return ChannelLink.parse(data);
  };
  const act = (name: 'renew' | 'enable' | 'disable' | 'restore', id: string, body: object) =>
    send(channelLinkApi[name], { params: { id }, body, cookie });
  const list = async (query: Record<string, string> = {}) =>
    ChannelLinkList.parse((await send(channelLinkApi.list, { query: { pageSize: '100', ...query }, cookie })).data);
  const errorsOf = ({ data }: { data: unknown }) => (data as { fieldErrors: Record<string, string> }).fieldErrors;
  const rowOf = (id: string) => state().world.channelLinks.find((row) => row.id === id);
  const some = (has: (link: ChannelLink) => boolean) => async () => {
    for (let current = 1; current < 8; current += 1) {
      const found = (await list({ current: String(current) })).list.find(has);
      if (found) return found;
    }
    throw new Error('no such link in this world');
  };
  const clicked = some(
    ({ clickCount, status, expiresAt }) => clickCount > 0 && status === 'active' && expiresAt !== null,
  );
  const unclicked = some(({ clickCount, status }) => clickCount === 0 && status === 'active');

  test('are created with a link code and the output of their code type, and are logged', async () => {
    const code = await made();
    expect(code).toMatchObject({
      mpScene: `l=${code.linkCode}`,
      shareUrl: null,
      status: 'active',
      clickCount: 0,
      isClicked: false,
    });
    const address = await made({ name: '短信', codeType: 'urlLink', expireType: 'days', expireDays: 30 });
    expect(address).toMatchObject({ mpScene: null, qrImageUrl: null, shareUrl: expect.stringContaining('https://') });
    expect(Date.parse(address.expiresAt ?? '')).toBe(NOW + 30 * DAY_MS);
    const log = await send(logApi.changes, { query: { entityType: 'channelLink', entityId: code.id }, cookie });
    const [entry] = (log.data as { list: { action: string; changes: { field: string; to: unknown }[] }[] }).list;
    expect(entry?.action).toBe('create');
    expect(entry?.changes).toContainEqual({ field: 'channelId', from: null, to: '市人民医院体检中心' });
    expect(entry?.changes.map(({ field }) => field)).not.toContain('traffic');
  });

  test('drop the fields of other types and accept only published pages of the mini program', async () => {
    const link = await made({ ...onPage, url: 'https://h5.example.com', projectId: getProject('published').id });
    expect(link).toMatchObject({ path: 'pages/article/list', url: null, projectId: null });
    const unknown = await create({ ...onPage, name: '新页面', path: 'pages/not/there' });
    expect([unknown.status, unknown.envelope.errorCode]).toEqual([403, 'PLATFORM_PAGE_UNKNOWN']);
    expect(unknown.envelope.errorMessage).toContain('页面不存在或未发布');
    // The trial version may have pages that are not released.
    await made({ ...onPage, name: '新页面', path: 'pages/not/there', envVersion: 'trial' });
  });

  test('are refused on the field that is wrong', async () => {
    const cases: [string, object, string[]][] = [
      ['a finished project', { projectId: getProject('finished').id }, ['projectId']],
      ['an archived project', { projectId: getProject('archived').id }, ['projectId']],
      ['a draft', { projectId: getProject('draft').id }, ['projectId']],
      ['no project', { projectId: null }, ['projectId']],
      [
        'a code of the official account for a project',
        { codeType: 'oaTemp', expireType: 'days', expireDays: 3 },
        ['codeType'],
      ],
      ['a URL link without an expiry', { codeType: 'urlLink' }, ['expireType']],
      [
        'an expiry after more than 30 days',
        { codeType: 'urlLink', expireType: 'time', expiresAt: inDays(31) },
        ['expiresAt'],
      ],
      ['an expiry in the past', { expireType: 'time', expiresAt: inDays(-1) }, ['expiresAt']],
      ['a path with a leading slash', { ...onPage, path: '/pages/article/list' }, ['path']],
      ['a malformed query', { query: '渠道' }, ['query']],
      ['a query that is too long when encoded', { query: `k=${'渠'.repeat(120)}` }, ['query']],
      ['a page outside the business domains', { linkType: 'h5', url: 'https://example.net' }, ['url']],
      ['an article URL without https', { linkType: 'article', url: 'http://mp.weixin.qq.com/s/1' }, ['url']],
      ['an unknown channel', { channelId: 'nothing' }, ['channelId']],
      ['a name of one character', { name: '海' }, ['name']],
      ['more than 30 days', { codeType: 'urlLink', expireType: 'days', expireDays: 31 }, ['expireDays']],
    ];
    for (const [name, body, fields] of cases) {
      const refused = await create(body);
      expect(refused.status, name).toBe(422);
      expect(Object.keys(errorsOf(refused))).toEqual(fields);
    }
  });

  test('need an enabled channel, one of its projects and a unique name', async () => {
    const ofStatus = (is: string) => world.channels.find(({ status }) => status === is)?.id ?? '';
    expect(errorsOf(await create({ channelId: ofStatus('paused') })).channelId).toContain('已暂停');
    expect(errorsOf(await create({ channelId: ofStatus('archived') })).channelId).toContain('已归档');
    const narrow = state().world.channels.find(({ id }) => id === CHANNEL);
    Object.assign(narrow ?? {}, { projectIds: ['elsewhere'] });
    expect(errorsOf(await create()).projectId).toContain('关联项目');
    Object.assign(narrow ?? {}, { projectIds: [] });
    await made();
    expect(errorsOf(await create())).toEqual({ name: '该渠道已有同名链接' });
    await made({ channelId: '7002' });
  });

  test('are refused above the calls per minute of the platform', async () => {
    state().world.platform.calls = Array.from({ length: CALLS_PER_MINUTE }, () => NOW);
    const busy = await create();
    expect([busy.status, busy.envelope.errorCode]).toEqual([403, 'PLATFORM_BUSY']);
    expect(busy.envelope.errorMessage).toContain('频率受限');
    // Short URLs need no call to the platform.
    await made({ codeType: 'shortH5' });
    pass(60_001);
    await made({ name: '一分钟后' });
  });

  test('count permanent codes and refuse more than the quota', async () => {
    const quota = async () => (await send(channelCodeQuotaApi.quota, { cookie })).data as { used: number; max: number };
    const { used, max } = await quota();
    const follow = { linkType: 'oaFollow', projectId: null, codeType: 'oaPermanent' };
    const link = await made(follow);
    expect(await quota()).toEqual({ used: used + 1, max });
    // Deleting a link frees no code.
    await send(channelLinkApi.remove, { params: { id: link.id }, query: { version: '1' }, cookie });
    expect(await quota()).toEqual({ used: used + 1, max });
    state().world.platform.permanentCodes = max;
    expect((await create(follow)).envelope.errorCode).toBe('CODES_FULL');
    await made({ ...follow, codeType: 'oaTemp', expireType: 'days', expireDays: 7 });
  });

  test('allow only name, remark and query to change after the first click', async () => {
    const link = await clicked();
    const put = (body: object) =>
      send(channelLinkApi.update, {
        params: { id: link.id },
        body: { ...ChannelLink.parse(link), ...body, version: rowOf(link.id)?.version },
        cookie,
      });
    const body = Object.fromEntries(Object.keys(input).map((name) => [name, link[name as keyof ChannelLink]]));
    expect((await put({ ...body, name: '换个名字', remark: '补充' })).status).toBe(200);
    const refused = await put({ ...body, name: '换个名字', expireType: 'none', expireDays: null, expiresAt: null });
    expect(Object.keys(errorsOf(refused))).toContain('expireType');
    expect(Object.keys(errorsOf(await put({ ...body, name: '换个名字', channelId: '7002' })))).toEqual(['channelId']);
    const { id, version } = link;
    const remove = { params: { id }, query: { version: String(rowOf(id)?.version ?? version) }, cookie };
    expect((await send(channelLinkApi.remove, remove)).envelope.errorCode).toBe('LINK_CLICKED');
  });

  test('are filtered by branch of a channel, keyword and expiry, and the counts match', async () => {
    const below = new Set(['7001', '7005']);
    const ofChannel = await list({ channelId: CHANNEL });
    expect(ofChannel.total).toBe(world.channelLinks.filter(({ channelId }) => below.has(channelId)).length);
    const [first] = ofChannel.list;
    expect((await list({ keyword: first?.linkCode ?? '' })).list.map(({ id }) => id)).toEqual([first?.id]);
    const expiring = await list({ expiring: 'true', sort: 'expiresAt' });
    expect(expiring.list.every(({ status, expiresAt }) => status === 'active' && expiresAt !== null)).toBe(true);
    const counts = ChannelLinkCounts.parse(
      (await send(channelLinkApi.counts, { query: { expiring: 'true' }, cookie })).data,
    );
    expect(counts).toEqual({
      active: (await list({ status: 'active' })).total,
      expiring: expiring.total,
      all: (await list()).total,
    });
  });

  test('have the figures of the tracks and follow an adjustment at once', async () => {
    const link = await clicked();
    const rows = getDays(undefined).flatMap((day) => getTracks({ world: state().world, day, now: NOW }));
    const moved = rows.find(
      ({ linkId, eventType, adjustOf }) =>
        linkId === link.id && adjustOf === null && (eventType === 'scan' || eventType === 'linkClick'),
    );
    if (!moved) throw new Error('nobody clicked it');
    state().world.trackAdjustments.push({
      ...moved,
      id: 'moved',
      at: NOW,
      eventType: 'adjust',
      channelId: '7002',
      linkId: null,
      adjustOf: moved.id,
      adjustReason: '贴错展台',
      fromChannelId: moved.channelId,
    });
    const after = ChannelLink.parse((await send(channelLinkApi.get, { params: { id: link.id }, cookie })).data);
    expect(after.clickCount).toBe(link.clickCount - 1);
    // The adjusted link still counts as clicked.
    expect(after.isClicked).toBe(true);
  });

  test('keep their code and get a new URL when renewed, and expired ones become active', async () => {
    const link = await made({ codeType: 'urlLink', expireType: 'days', expireDays: 1 });
    pass(2 * DAY_MS);
    const get = async () =>
      ChannelLink.parse((await send(channelLinkApi.get, { params: { id: link.id }, cookie })).data);
    expect((await get()).status).toBe('expired');
    const { status, data } = await act('renew', link.id, { version: 1, days: 20 });
    expect(status).toBe(200);
    const renewed = ChannelLink.parse(data);
    expect(renewed).toMatchObject({ status: 'active', linkCode: link.linkCode, expireDays: 20, version: 2 });
    expect(renewed.shareUrl).not.toBe(link.shareUrl);
    expect((await act('renew', link.id, { version: 1, days: 20 })).status).toBe(409);
    expect((await act('renew', link.id, { version: 2, days: 31 })).status).toBe(422);
    const shorter = await act('renew', link.id, { version: 2, days: 5 });
    expect([shorter.status, shorter.envelope.errorCode]).toEqual([403, 'LINK_RENEWAL']);
  });

  test('are not renewed when they never expire or their project is finished', async () => {
    const forever = await made();
    const refused = await act('renew', forever.id, { version: 1, days: 7 });
    expect(refused.envelope).toMatchObject({ errorCode: 'LINK_RENEWAL', errorMessage: '永久有效，不需要续期' });
    const link = await made({ name: '短信', codeType: 'urlLink', expireType: 'days', expireDays: 7 });
    const project = state().world.projects.find(({ id }) => id === input.projectId);
    Object.assign(project ?? {}, { status: 'finished' });
    expect((await act('renew', link.id, { version: 1, days: 30 })).envelope.errorMessage).toContain('项目已结束');
    expect((await list({ keyword: link.linkCode })).list[0]?.projectStatus).toBe('finished');
  });

  test('are disabled and enabled, but not enabled after their expiry', async () => {
    const link = await made({ codeType: 'urlLink', expireType: 'days', expireDays: 1 });
    expect((await act('disable', link.id, { version: 1 })).data).toMatchObject({ status: 'disabled' });
    expect((await act('enable', link.id, { version: 2 })).data).toMatchObject({ status: 'active' });
    await act('disable', link.id, { version: 3 });
    pass(2 * DAY_MS);
    expect((await act('enable', link.id, { version: 4 })).envelope.errorCode).toBe('LINK_EXPIRED');
  });

  test('of an archived channel are neither enabled nor renewed, and none of them expires soon', async () => {
    const link = await made({ codeType: 'urlLink', expireType: 'days', expireDays: 3 });
    const isExpiring = async () => (await list({ expiring: 'true', keyword: link.linkCode })).total === 1;
    expect(await isExpiring()).toBe(true);
    Object.assign(state().world.channels.find(({ id }) => id === CHANNEL) ?? {}, { status: 'archived' });
    expect(await isExpiring()).toBe(false);
    const renewed = await act('renew', link.id, { version: 1, days: 30 });
    expect([renewed.status, renewed.envelope.errorCode]).toEqual([403, 'LINK_RENEWAL']);
    expect(renewed.envelope.errorMessage).toBe('渠道已归档，其链接不能再启用或续期');
    expect((await act('disable', link.id, { version: 1 })).status).toBe(200);
    const enabled = await act('enable', link.id, { version: 2 });
    expect([enabled.status, enabled.envelope.errorCode]).toEqual([403, 'CHANNEL_ARCHIVED']);
  });

  test('are restored unless their name is taken', async () => {
    const link = await made();
    await send(channelLinkApi.remove, { params: { id: link.id }, query: { version: '1' }, cookie });
    const other = await made();
    expect(errorsOf(await act('restore', link.id, { version: 2 }))).toEqual({ name: '该渠道已有同名链接' });
    await send(channelLinkApi.remove, { params: { id: other.id }, query: { version: '1' }, cookie });
    expect((await act('restore', link.id, { version: 2 })).data).toMatchObject({ id: link.id, version: 3 });
  });

  test('are not restored to a channel that was archived or deleted meanwhile', async () => {
    const link = await made();
    await send(channelLinkApi.remove, { params: { id: link.id }, query: { version: '1' }, cookie });
    const { channels } = state().world;
    const place = channels.findIndex(({ id }) => id === CHANNEL);
    Object.assign(channels[place] ?? {}, { status: 'archived' });
    const { status, envelope } = await act('restore', link.id, { version: 2 });
    expect([status, envelope.errorCode]).toEqual([403, 'CHANNEL_ARCHIVED']);
    channels.splice(place, 1);
    expect(errorsOf(await act('restore', link.id, { version: 2 }))).toEqual({ channelId: '渠道不存在' });
    expect(rowOf(link.id)).toBeUndefined();
  });

  test('are generated per project, and failed ones have a reason', async () => {
    const [good, over] = [getProject('published'), getProject('finished')];
    const { name: _, projectId: __, linkType: ___, path: ____, url: _____, ...shared } = input;
    const items = [
      { projectId: good.id, name: good.name },
      { projectId: over.id, name: over.name },
      { projectId: good.id, name: good.name },
    ];
    const { data } = await send(channelLinkApi.generate, { body: { ...shared, items }, cookie });
    const { links, failed } = GeneratedLinks.parse(data);
    expect(links.map(({ projectId }) => projectId)).toEqual([good.id]);
    expect(failed).toEqual([
      { id: over.id, label: over.name, reason: '项目已结束，链接不会再带来会员' },
      { id: good.id, label: good.name, reason: '该渠道已有同名链接' },
    ]);
    const many = Array.from({ length: 51 }, (_one, place) => ({ projectId: good.id, name: `链接 ${place}` }));
    expect((await send(channelLinkApi.generate, { body: { ...shared, items: many }, cookie })).status).toBe(422);
    const broken = { ...shared, codeType: 'oaPermanent', items: items.slice(0, 1) };
    expect((await send(channelLinkApi.generate, { body: broken, cookie })).status).toBe(422);
  });

  test('are renewed and deleted in bulk, and failed ones have a reason', async () => {
    const [one, busy] = [await unclicked(), await clicked()];
    const bulk = async (body: object) =>
      BulkResult.parse(
        (await send(channelLinkApi.bulk, { body: { ids: [one.id, busy.id, 'gone'], ...body }, cookie })).data,
      );
    const deleted = await bulk({ action: 'delete' });
    expect(deleted).toMatchObject({ done: 1, failed: [{ id: busy.id, label: busy.name }, { id: 'gone' }] });
    const back = await send(channelLinkApi.restoreAll, { body: { ids: [one.id] }, cookie });
    expect(back.data).toMatchObject({ done: 1 });
    const forever = await made();
    const renewed = await send(channelLinkApi.bulk, {
      body: { ids: [busy.id, forever.id], action: 'renew', days: 30 },
      cookie,
    });
    expect(renewed.data).toMatchObject({ done: 1, failed: [{ id: forever.id, reason: '永久有效，不需要续期' }] });
  });

  test('that expire within seven days are renewed by a job', async () => {
    const { total } = await list({ expiring: 'true' });
    const body = { filter: { expiring: true }, excludedIds: [], action: 'renew', days: 30 };
    const { id } = Job.parse((await send(channelLinkApi.bulkMatching, { body, cookie })).data);
    pass(60_000);
    const job = await readJob(id, cookie);
    expect(job).toMatchObject({ state: 'succeeded', total, action: 'renew' });
    // Links of finished projects fail, each with a reason.
    expect((await list({ expiring: 'true' })).total).toBe(job.failed.length);
    expect(job.failed.every(({ reason }) => reason.startsWith('项目已结束'))).toBe(true);
  });

  test('have codes as single images or in a ZIP, where ended links are listed as failed', async () => {
    const [code, address, off] = [
      await made(),
      await made({ name: '短信', codeType: 'urlLink', expireType: 'days', expireDays: 3 }),
      await made({ name: '停用的' }),
    ];
    await act('disable', off.id, { version: 1 });
    const picture = await fetchFrom(channelLinkApi.code, { params: { id: code.id }, query: { width: '430' }, cookie });
    expect(readImageHeader(new Uint8Array(await picture.arrayBuffer()))).toMatchObject({ width: 430 });
    expect((await send(channelLinkApi.code, { params: { id: address.id }, cookie })).status).toBe(404);
    const ids = [code.id, address.id, off.id];
    const { id } = Job.parse((await send(channelLinkApi.codes, { body: { ids, width: 280 }, cookie })).data);
    pass(60_000);
    const job = await readJob(id, cookie);
    expect(job.failed).toEqual([{ id: off.id, label: '停用的', reason: '链接已停用' }]);
    const response = await fetchFrom({ method: 'GET', path: job.fileUrl ?? '' }, { cookie });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual([`门诊一楼海报-${code.linkCode}.png`, `短信-${address.linkCode}.png`]);
  });

  test('are exported with their figures', async () => {
    const body = { entity: 'channelLink', filter: { channelId: CHANNEL }, excludedIds: [], format: 'csv' };
    const { id } = Job.parse((await send(exportApi.start, { body, cookie })).data);
    pass(60_000);
    const job = await readJob(id, cookie);
    const response = await fetchFrom({ method: 'GET', path: job.fileUrl ?? '' }, { cookie });
    const lines = (await response.text()).trim().split('\n');
    expect(lines[0]).toContain('链接名称,链接码,渠道');
    expect(lines).toHaveLength((await list({ channelId: CHANNEL })).total + 1);
  });
});
