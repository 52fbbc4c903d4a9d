import { describe, expect, test } from 'vitest';
import { BannerInput, bannerApi } from '@/contract/banner';
import { CategoryInput, categoryApi } from '@/contract/category';
import { CustomService, CustomServiceInput, customServiceApi } from '@/contract/custom-service';
import { exportApi } from '@/contract/export';
import { HospitalInput, hospitalApi } from '@/contract/hospital';
import { HotwordInput, hotwordApi } from '@/contract/hotword';
import { Job } from '@/contract/job';
import { AccessLog, ChangeLog, logApi } from '@/contract/log';
import { memberDetailApi } from '@/contract/member-detail';
import { ResultHintInput, resultHintApi } from '@/contract/result-hint';
import { hasConsent } from '@/domain/consent';
import { CUSTOM_SERVICE_ID } from '../../../mock/custom-service/fixtures';
import type { HospitalRow } from '../../../mock/hospital/fixtures';
import type { MemberRow } from '../../../mock/member/fixtures';
import { state } from '../../../mock/state';
import { getWorld, NOW } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { send } from './server';

const world = getWorld(200);
const member = world.members.find((one) => one.status === 'active' && hasConsent(one) && one.remark) as MemberRow;
const other = world.members.find((one) => one.status === 'active' && one.id !== member.id) as MemberRow;

const lists = { changes: ChangeLog, accesses: AccessLog };

describe('the logs', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });

  async function read<Name extends keyof typeof lists>(
    name: Name,
    entityId: string,
    query: Record<string, string> = {},
  ) {
    const { status, data } = await send(logApi[name], { query: { entityType: 'member', entityId, ...query }, cookie });
    expect(status).toBe(200);
    return lists[name].parse(data) as ReturnType<(typeof lists)[Name]['parse']>;
  }

  async function change(tags: string[], version: number) {
    const { status } = await send(memberDetailApi.setTags, {
      params: { id: member.id },
      body: { tags, version },
      cookie,
    });
    expect(status).toBe(200);
  }

  test('of accesses stores a print by the current user and lists it first', async () => {
    const print = { action: 'print', entityType: 'member', entityId: member.id, fields: ['records'], purpose: null };
    const body = { ...print, purposeNote: null, masked: true };
    const { status, data } = await send(logApi.addAccess, { body, cookie });
    expect(status).toBe(200);
    expect(data).toMatchObject({ ...body, operatorName: '林晓', recordCount: 1, result: 'success' });
    expect((await read('accesses', member.id)).list[0]).toEqual(data);
    expect((await read('accesses', other.id)).list).not.toContainEqual(data);
  });

  test('of accesses lists a view of each entity for it and for its member', async () => {
    for (const [entityType, rows] of [
      ['record', 'records'],
      ['agreement', 'agreements'],
      ['followUp', 'followUps'],
      ['report', 'reports'],
    ] as const) {
      const [shown, next] = state().world[rows].map(({ id }) => id);
      const look = { action: 'view', entityType, fields: [], purpose: null, purposeNote: null, masked: false };
      if (!shown || !next) throw new Error('the world has fewer than two of them');
      const { data } = await send(logApi.addAccess, { body: { ...look, entityId: shown }, cookie });
      const seenOf = async (entityId: string) => (await read('accesses', entityId, { entityType })).list;
      expect((await seenOf(shown))[0], entityType).toEqual(data);
      expect(await seenOf(next)).not.toContainEqual(data);
      const { agreements, records, reports, followUps } = state().world;
      const recordId = agreements.find(({ id }) => id === shown)?.recordId;
      const owned = [...records, ...reports, ...followUps].find(({ id }) => id === (recordId ?? shown));
      expect((await read('accesses', owned?.memberId ?? '')).list[0]).toEqual(data);
    }
  });

  test('of accesses refuses an unknown entity, and reveals, which have their own calls', async () => {
    const look = { entityType: 'member', fields: [], purpose: null, purposeNote: null, masked: true };
    const statusOf = async (body: object) => (await send(logApi.addAccess, { body, cookie })).status;
    expect(await statusOf({ ...look, action: 'view', entityId: 'nobody' })).toBe(404);
    expect(await statusOf({ ...look, action: 'reveal', entityId: member.id })).toBe(422);
    expect(await statusOf({ ...look, action: 'print', entityId: member.id, purpose: 'other' })).toBe(422);
  });

  test('of changes lists those of one entity, newest first', async () => {
    const before = await read('changes', member.id);
    expect(before.total).toBeGreaterThan(0);
    await change(['一'], member.version);
    pass(60_000);
    await change(['一', '二'], member.version + 1);
    const { list, total } = await read('changes', member.id);
    expect(total).toBe(before.total + 2);
    expect(list.slice(0, 2)).toMatchObject([
      { action: 'setTags', changes: [{ field: 'tags', from: ['一'], to: ['一', '二'] }], operatorName: '林晓' },
      { action: 'setTags', changes: [{ field: 'tags', from: member.tags, to: ['一'] }] },
    ]);
    expect(list.slice(2)).toEqual(before.list);
    expect((await read('changes', other.id)).list.every(({ entityId }) => entityId === other.id)).toBe(true);
  });

  test('lists the later one of two entries with the same time first', async () => {
    await change(['一'], member.version);
    await change(['二'], member.version + 1);
    const { list } = await read('changes', member.id);
    expect(list.slice(0, 2).map(({ changes }) => changes[0]?.to)).toEqual([['二'], ['一']]);
  });

  test('have every entry on one page', async () => {
    for (const step of [0, 1, 2, 3, 4]) await change([`标签${step}`], member.version + step);
    const all = await read('changes', member.id, { pageSize: '100' });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.total / 2) }, (_, index) =>
        read('changes', member.id, { pageSize: '2', current: String(index + 1) }),
      ),
    );
    expect(pages.flatMap(({ list }) => list)).toEqual(all.list);
    expect(all.list).toHaveLength(all.total);
  });

  test('shows a value that is neither text, number nor list as JSON', async () => {
    state().changeLog.push({
      id: '1',
      entityType: 'member',
      entityId: member.id,
      action: 'update',
      changes: [{ field: 'doNotContact', from: undefined, to: { until: '2026-12-01' } }],
      operatorName: '林晓',
      createdAt: '2026-11-21T09:30:00.000+08:00',
    });
    const { list } = await read('changes', member.id);
    expect(list[0]?.changes).toEqual([{ field: 'doNotContact', from: null, to: '{"until":"2026-12-01"}' }]);
  });

  test('of accesses lists a reveal with its purpose, for its member only', async () => {
    const before = await read('accesses', member.id);
    const body = { fields: ['mobile'], purpose: 'verify' };
    const { envelope } = await send(memberDetailApi.reveal, { params: { id: member.id }, body, cookie });
    const { list, total } = await read('accesses', member.id);
    expect(total).toBe(before.total + 1);
    expect(list[0]).toMatchObject({
      action: 'reveal',
      entityId: member.id,
      fields: ['mobile'],
      purpose: 'verify',
      purposeNote: null,
      masked: false,
      result: 'success',
      requestId: envelope.requestId,
    });
    expect((await read('accesses', other.id)).list.map(({ id }) => id)).not.toContain(list[0]?.id);
  });

  test('of accesses lists an export for each of its rows and for no other', async () => {
    const before = await read('accesses', other.id);
    const body = { entity: 'member', filter: {}, ids: [member.id], format: 'csv' };
    const { data, envelope } = await send(exportApi.start, { body, cookie });
    pass(60_000);
    await readJob(Job.parse(data).id, cookie);
    const { list } = await read('accesses', member.id);
    expect(list[0]).toMatchObject({
      action: 'export',
      entityId: null,
      fields: ['realName', 'mobile'],
      purpose: null,
      recordCount: 1,
      masked: true,
      requestId: envelope.requestId,
    });
    expect(await read('accesses', other.id)).toEqual(before);
  });

  test('of accesses have entries from before the session', async () => {
    const totals = await Promise.all(world.members.slice(0, 20).map(({ id }) => read('accesses', id)));
    const list = totals.flatMap((page) => page.list);
    expect(list.length).toBeGreaterThan(0);
    for (const { createdAt } of list) expect(Date.parse(createdAt)).toBeLessThan(NOW);
  });

  test('of an unknown entity are empty', async () => {
    expect(await read('changes', 'nobody')).toEqual({ list: [], total: 0 });
    expect(await read('accesses', member.id, { entityType: 'record' })).toEqual({ list: [], total: 0 });
  });

  test('are refused without an entity and with an invalid query', async () => {
    const cases: Record<string, string>[] = [
      { entityType: 'member' },
      { entityId: '1' },
      { entityType: '<b>', entityId: '1' },
      { entityType: 'member', entityId: '1', pageSize: '101' },
    ];
    for (const query of cases) {
      for (const endpoint of Object.values(logApi))
        expect((await send(endpoint, { query, cookie })).status, JSON.stringify(query)).toBe(422);
    }
  });

  test('of each setting have a text before and after the change', async () => {
    for (const [entityType, api, Input, table, field] of [
      ['banner', bannerApi, BannerInput, 'banners', 'remark'],
      ['category', categoryApi, CategoryInput, 'categories', 'description'],
      ['hospital', hospitalApi, HospitalInput, 'hospitals', 'intro'],
      ['hotword', hotwordApi, HotwordInput, 'hotwords', 'word'],
      ['resultHint', resultHintApi, ResultHintInput, 'hints', 'suggestion'],
    ] as const) {
      const row = world[table].find((one) => (one as Record<string, unknown>)[field]) as {
        id: string;
        version: number;
      };
      const params = { id: row.id };
      const before = (await send(api.get, { params, cookie })).data as Record<string, unknown>;
      const body = { ...Input.parse(before), [field]: '改后的文字', version: row.version };
      expect((await send(api.update, { params, body, cookie })).status, entityType).toBe(200);
      const { list } = await read('changes', row.id, { entityType });
      expect(list[0]?.changes).toContainEqual({ field, from: before[field], to: '改后的文字' });
    }
  });

  test('of the custom service have a text before and after the change; contacts of hospitals are masked', async () => {
    const before = CustomService.parse((await send(customServiceApi.get, { cookie })).data);
    const body = { ...CustomServiceInput.parse(before), holidayNote: '改后的文字', version: before.version };
    expect((await send(customServiceApi.update, { body, cookie })).status).toBe(200);
    const service = await read('changes', CUSTOM_SERVICE_ID, { entityType: 'customService' });
    expect(service.list[0]?.changes).toEqual([{ field: 'holidayNote', from: before.holidayNote, to: '改后的文字' }]);

    const { id, version } = world.hospitals[0] as HospitalRow;
    const hospital = HospitalInput.parse((await send(hospitalApi.get, { params: { id }, cookie })).data);
    const renamed = { ...hospital, contactName: '测试人', version };
    expect((await send(hospitalApi.update, { params: { id }, body: renamed, cookie })).status).toBe(200);
    const { list } = await read('changes', id, { entityType: 'hospital' });
    expect(JSON.stringify(list[0]?.changes)).toContain('**');
    expect(JSON.stringify(list[0]?.changes)).not.toContain('测试人');
  });
});
