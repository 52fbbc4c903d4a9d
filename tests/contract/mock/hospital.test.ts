import { describe, expect, test } from 'vitest';
import { BulkResult } from '@/contract/bulk';
import { exportApi } from '@/contract/export';
import {
  BlockedByRecords,
  Hospital,
  HospitalList,
  type HospitalListed,
  HospitalReach,
  hospitalApi,
  RevealedHospital,
} from '@/contract/hospital';
import { Job } from '@/contract/job';
import { recordApi } from '@/contract/record-actions';
import { RecordList } from '@/contract/record-list';
import type { HospitalRow } from '../../../mock/hospital/fixtures';
import { state } from '../../../mock/state';
import { findRow, getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { fetchFrom, send } from './server';

const world = getWorld(200);

const some = (has: (row: HospitalRow) => boolean) => findRow(world.hospitals, has);
const referredTo = new Set(world.records.map(({ hospitalId }) => hospitalId));
const getProject = (id: string) => {
  const project = world.projects.find((one) => one.id === id);
  if (!project) throw new Error(`no project ${id} in this world`);
  return project;
};
const free = some(
  ({ id, status, contactMobile }) => !referredTo.has(id) && status === 'active' && contactMobile !== null,
);
const paused = some(({ id, status }) => !referredTo.has(id) && status === 'paused');
const ended = some(({ status }) => status === 'ended');
const busy = some(({ id }) => referredTo.has(id));

const input = {
  name: '南山试点医院',
  shortName: null,
  orgCode: null,
  level: 'g3a',
  nature: 'public',
  kind: 'general',
  departments: ['消化内科', '消化内科'],
  regionCode: '440305',
  address: '健康路 1 号',
  latitude: 22.53,
  longitude: 113.93,
  phone: '0755-20000000',
  contactName: '王敏',
  contactMobile: '+86 14000001234',
  logoUrl: null,
  photos: [],
  intro: null,
  openHours: null,
  joinedAt: '2026-11-01',
  sort: 5,
};
const change = { date: '2026-11-20', reason: '院内系统升级' };

describe('hospitals', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });

  const list = async (query: Record<string, string> = {}) => {
    const { data } = await send(hospitalApi.list, { query: { pageSize: '100', ...query }, cookie });
    return HospitalList.parse(data);
  };
  const rowOf = (id: string) => state().world.hospitals.find((row) => row.id === id);
  const create = (body: object = {}) => send(hospitalApi.create, { body: { ...input, ...body }, cookie });

  test.each([
    ['2026-11-22', 200],
    ['2026-11-23', 422],
    ['2999-01-01', 422],
  ])('joined on %s are answered with %d', async (joinedAt, expected) => {
    const { status, data } = await create({ joinedAt });
    expect(status).toBe(expected);
    if (status === 422) expect(Object.keys((data as { fieldErrors: object }).fieldErrors)).toEqual(['joinedAt']);
  });

  test('have the number of published projects that show the active ones among them', async () => {
    const { projects, hospitals } = state().world;
    const published = projects.filter(({ status }) => status === 'published');
    const reach = async (body: object) => HospitalReach.parse((await send(hospitalApi.reach, { body, cookie })).data);
    const expected = (rows: readonly HospitalRow[]) => {
      const active = rows.filter(({ status }) => status === 'active');
      const seen = published.filter(({ hospitalIds }) => active.some(({ id }) => hospitalIds.includes(id)));
      return { activeCount: active.length, publishedProjectCount: seen.length };
    };
    const two = [hospitals[0], hospitals[1], ended, paused] as HospitalRow[];
    expect(await reach({ ids: two.map(({ id }) => id) })).toEqual(expected(two));
    const of3a = hospitals.filter(({ level, id }) => level === 'g3a' && id !== free.id);
    expect(await reach({ filter: { level: 'g3a' }, excludedIds: [free.id] })).toEqual(expected(of3a));
    expect(expected(hospitals).publishedProjectCount).toBeGreaterThan(0);
  });

  test('are 300, sorted by sort', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((current) => list({ current })));
    const rows = pages.flatMap(({ list: one }) => one);
    expect(pages.map(({ total }) => total)).toEqual([300, 300, 300]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(300);
    expect(rows.map(({ sort }) => sort)).toEqual(rows.map(({ sort }) => sort).sort((a, b) => a - b));
    expect(new Set(world.hospitals.map(({ name }) => name)).size).toBe(300);
    expect(world.hospitals.slice(0, 20).map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, n) => String(8001 + n)),
    );
  });

  test('never show the contact number, and show the contact name only in the detail', async () => {
    const text = JSON.stringify(await list());
    for (const { contactMobile, contactName } of world.hospitals) {
      if (contactMobile) expect(text).not.toContain(contactMobile);
      if (contactName) expect(text).not.toContain(contactName);
    }
    expect(text).toMatch(/140\*{4}\d{4}/);
    expect(text).toContain('"contactNameMasked":"王*"');
    const { contactName, contactMobile } = free;
    const { data } = await send(hospitalApi.get, { params: { id: free.id }, cookie });
    expect(data).toMatchObject({ contactName });
    expect(JSON.stringify(data)).not.toContain(contactMobile);
  });

  test('are filtered by each field', async () => {
    const cases: [Record<string, string>, (row: HospitalListed) => boolean][] = [
      [{ level: 'g3s' }, ({ level }) => level === 'g3s'],
      [{ nature: 'joint' }, ({ nature }) => nature === 'joint'],
      [{ kind: 'tcm' }, ({ kind }) => kind === 'tcm'],
      [{ regionCode: '440000' }, ({ regionCode }) => regionCode.startsWith('44')],
      [{ projectId: '9007' }, ({ id }) => getProject('9007').hospitalIds.includes(id)],
      [{ status: 'ended' }, ({ status }) => status === 'ended'],
      [{ keyword: '明德' }, ({ name }) => name.includes('明德')],
      [{ keyword: 'ｄｙ７００' }, ({ orgCode }) => orgCode?.includes('DY700') ?? false],
      [{ keyword: 'pdy70000' }, ({ orgCode }) => orgCode?.startsWith('PDY70000') ?? false],
    ];
    for (const [query, fits] of cases) {
      const { list: rows, total } = await list(query);
      expect(rows.length, JSON.stringify(query)).toBeGreaterThan(0);
      expect(rows.every(fits)).toBe(true);
      const [all] = [world.hospitals.filter((row) => fits(row as unknown as HospitalListed))];
      expect(total).toBe(all.length);
    }
  });

  test('have the number of referred records, which equals the total of the record list', async () => {
    const { list: rows } = await list({ sort: '-referredCount' });
    const first = rows[0] as HospitalListed;
    const query = { hospitalId: first.id, reached: 'referred' };
    const { total } = RecordList.parse((await send(recordApi.list, { query, cookie })).data);
    expect(first.referredCount).toBe(total);
    expect(total).toBeGreaterThan(0);
  });

  test('reveal the contact number for a purpose, which is logged without the number', async () => {
    const body = { fields: ['contactMobile'], purpose: 'verify' };
    const { data } = await send(hospitalApi.reveal, { params: { id: free.id }, body, cookie });
    expect(RevealedHospital.parse(data).values).toEqual({ contactMobile: free.contactMobile });
    const [entry] = state().accessLog.slice(-1);
    expect(entry).toMatchObject({ entityType: 'hospital', entityId: free.id, purpose: 'verify', masked: false });
    expect(JSON.stringify(entry)).not.toContain(free.contactMobile);
    const { status } = await send(hospitalApi.reveal, {
      params: { id: free.id },
      body: { fields: ['contactMobile'] },
      cookie,
    });
    expect(status).toBe(422);
  });

  test('are created active, with values derived from the input', async () => {
    const { status, data } = await create();
    expect(status).toBe(200);
    const hospital = Hospital.parse(data);
    expect(hospital).toMatchObject({
      status: 'active',
      regionText: '广东省 深圳市 南山区',
      departments: ['消化内科'],
      contactMobileMasked: '140****1234',
      projectCount: 0,
      createdByName: '林晓',
      version: 1,
    });
    expect(rowOf(hospital.id)?.contactMobile).toBe('14000001234');
    const [entry] = state().changeLog;
    expect(entry).toMatchObject({ entityType: 'hospital', action: 'create' });
    expect(JSON.stringify(entry)).not.toContain('14000001234');
    expect((await send(hospitalApi.get, { params: { id: hospital.id }, cookie })).data).toEqual(data);
  });

  test('are refused on the field that is wrong', async () => {
    for (const [field, wrong] of [
      ['name', { name: ` ${free.name.toUpperCase()} ` }],
      ['name', { name: '院' }],
      ['regionCode', { regionCode: '440399' }],
      ['phone', { phone: '12' }],
      ['contactMobile', { contactMobile: '1400000' }],
      ['latitude', { latitude: 91 }],
      ['longitude', { longitude: null }],
      ['departments.0', { departments: ['科'.repeat(21)] }],
      ['logoUrl', { logoUrl: 'javascript:alert(1)' }],
    ] as const) {
      const { status, data } = await create(wrong);
      expect(status, JSON.stringify(wrong)).toBe(422);
      expect(data).toMatchObject({ fieldErrors: { [field]: expect.any(String) } });
      expect(state().world.hospitals).toHaveLength(300);
    }
  });

  test('keep the contact number when it is omitted, and clear it for null', async () => {
    const { contactMobile: _, ...rest } = input;
    const update = (body: object) => send(hospitalApi.update, { params: { id: free.id }, body, cookie });
    const kept = await update({ ...rest, name: free.name, version: 1 });
    expect(kept.status).toBe(200);
    expect(rowOf(free.id)?.contactMobile).toBe(free.contactMobile);
    await update({ ...rest, contactMobile: null, version: 2 });
    expect(rowOf(free.id)?.contactMobile).toBeNull();
    const stale = await update({ ...rest, version: 1 });
    expect(stale.status).toBe(409);
    expect(Hospital.parse((stale.data as { current: unknown }).current).version).toBe(3);
  });

  test('are paused, resumed, ended and reopened, with a date and a reason', async () => {
    let version = 1;
    for (const [action, status] of [
      ['pause', 'paused'],
      ['resume', 'active'],
      ['end', 'ended'],
      ['reopen', 'active'],
    ] as const) {
      const answer = await send(hospitalApi[action], { params: { id: free.id }, body: { ...change, version }, cookie });
      expect(Hospital.parse(answer.data)).toMatchObject({
        status,
        statusSince: change.date,
        statusReason: change.reason,
      });
      version += 1;
    }
    expect(state().changeLog.map(({ action, reason }) => [action, reason])).toEqual(
      ['pause', 'resume', 'end', 'reopen'].map((action) => [action, change.reason]),
    );
  });

  test('refuse a change that their status, its date or its reason does not allow', async () => {
    for (const [action, row, wrong, expected] of [
      ['pause', paused, {}, 403],
      ['resume', free, {}, 403],
      ['end', ended, {}, 403],
      ['reopen', free, {}, 403],
      ['pause', free, { date: '2026-11-22' }, 422],
      ['pause', free, { date: '2001-01-01' }, 422],
      ['pause', free, { reason: ' x ' }, 422],
    ] as const) {
      const body = { ...change, version: row.version, ...wrong };
      const { status } = await send(hospitalApi[action], { params: { id: row.id }, body, cookie });
      expect(status, action).toBe(expected);
      expect(rowOf(row.id)).toEqual(row);
    }
  });

  test('are linked to exactly the given projects, and count the published ones', async () => {
    const link = (projectIds: string[]) =>
      send(hospitalApi.setProjects, { params: { id: free.id }, body: { projectIds, version: 1 }, cookie });
    expect((await link(['9001', 'nothing'])).status).toBe(422);
    const { data } = await link(['9001', '9004', '9001']);
    expect(data).toMatchObject({ projectIds: ['9001', '9004'], projectCount: 2, publishedProjectCount: 1 });
    // The projects store the relation, each with its own version and log (docs/domain.md 6.2).
    for (const { id, version, hospitalIds } of world.projects) {
      const isLinked = id === '9001' || id === '9004';
      const now = state().world.projects.find((one) => one.id === id);
      const isChanged = hospitalIds.includes(free.id) !== isLinked;
      expect([now?.hospitalIds.includes(free.id), now?.version]).toEqual([isLinked, version + Number(isChanged)]);
      expect(state().changeLog.some(({ entityType, entityId }) => entityType === 'project' && entityId === id)).toBe(
        isChanged,
      );
    }
  });

  test('cannot be added to an archived project or removed from a recruiting one that has no other hospital', async () => {
    const link = (projectIds: string[]) =>
      send(hospitalApi.setProjects, { params: { id: free.id }, body: { projectIds, version: 1 }, cookie });
    const projectIds = world.projects.filter(({ hospitalIds }) => hospitalIds.includes(free.id)).map(({ id }) => id);
    const other = state().world.projects.filter(({ hospitalIds }) => !hospitalIds.includes(free.id));
    const archived = other.find(({ status }) => status === 'archived');
    const study = other.find(({ type, status }) => type === 'recruit' && status === 'published');
    if (!archived || !study) throw new Error('no such project');
    const refused = await link([...projectIds, archived.id]);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.data)).toContain(`“${archived.name}”：已归档`);

    study.hospitalIds = [free.id];
    const left = await link(projectIds);
    expect(left.status).toBe(422);
    expect(JSON.stringify(left.data)).toContain(`“${study.name}”：招募中`);
    study.status = 'draft';
    expect((await link(projectIds)).status).toBe(200);
    expect(study.hospitalIds).toEqual([free.id]);
    expect(state().world.projects.find(({ id }) => id === study.id)?.hospitalIds).toEqual([]);
  });

  test('accept no more projects while they are not active, but lose some', async () => {
    const { projects } = state().world;
    const [first, second] = projects.filter(({ status }) => status === 'draft');
    if (!first || !second) throw new Error('no drafts');
    first.hospitalIds = [paused.id];
    const before = projects.filter(({ hospitalIds }) => hospitalIds.includes(paused.id)).map(({ id }) => id);
    const link = (projectIds: string[], version: number) =>
      send(hospitalApi.setProjects, { params: { id: paused.id }, body: { projectIds, version }, cookie });
    const refused = await link([...before, second.id], paused.version);
    expect([refused.status, refused.data]).toEqual([
      422,
      { fieldErrors: { projectIds: '医院不在合作中，只能移除关联项目' } },
    ]);
    const fewer = before.filter((id) => id !== first.id);
    expect((await link(fewer, paused.version)).data).toMatchObject({ projectIds: fewer });
  });

  test('are deleted unless a record refers to them, and restored', async () => {
    const remove = (row: HospitalRow) =>
      send(hospitalApi.remove, { params: { id: row.id }, query: { version: String(row.version) }, cookie });
    const blocked = await remove(busy);
    expect(blocked.status).toBe(403);
    const { blockedBy, count } = BlockedByRecords.parse(blocked.data);
    expect(count).toBe(world.records.filter(({ hospitalId }) => hospitalId === busy.id).length);
    expect(blockedBy.length).toBe(Math.min(count, 20));

    expect((await remove(free)).status).toBe(200);
    expect((await send(hospitalApi.get, { params: { id: free.id }, cookie })).status).toBe(404);
    await create({ name: free.name });
    const restore = () =>
      send(hospitalApi.restore, { params: { id: free.id }, body: { version: free.version + 1 }, cookie });
    expect((await restore()).status).toBe(422);
    state().world.hospitals.pop();
    expect((await restore()).status).toBe(200);
    expect((await send(hospitalApi.get, { params: { id: free.id }, cookie })).data).toMatchObject({ name: free.name });
  });

  test('are paused in bulk where possible', async () => {
    const body = { ids: [free.id, paused.id, 'nobody'], action: 'pause', ...change };
    const { done, failed } = BulkResult.parse((await send(hospitalApi.bulk, { body, cookie })).data);
    expect(done).toBe(1);
    expect(failed.map(({ id, label }) => [id, label])).toEqual([
      [paused.id, paused.name],
      ['nobody', 'nobody'],
    ]);
  });

  test('are paused by a job when all matching ones are selected', async () => {
    const body = { filter: { status: 'active', nature: 'private' }, excludedIds: [], action: 'pause', ...change };
    const { id, total } = Job.parse((await send(hospitalApi.bulkMatching, { body, cookie })).data);
    pass(10_000);
    expect(await readJob(id, cookie)).toMatchObject({ state: 'succeeded', done: total, failed: [] });
    expect((await list({ status: 'active', nature: 'private' })).total).toBe(0);
  });

  test('are exported as filtered, with masked contacts', async () => {
    const body = { entity: 'hospital', filter: { status: 'ended' }, format: 'csv' };
    const { id } = Job.parse((await send(exportApi.start, { body, cookie })).data);
    pass(10_000);
    const job = await readJob(id, cookie);
    expect(job).toMatchObject({ entity: 'hospital', state: 'succeeded', fileName: '医院-脱敏-20261121-093000.csv' });
    const response = await fetchFrom({ method: 'GET', path: '/files/:id' }, { params: { id }, cookie });
    const text = await response.text();
    const rows = world.hospitals.filter(({ status }) => status === 'ended');
    expect(text.trim().split('\r\n')).toHaveLength(rows.length + 1);
    for (const { name, contactMobile } of rows) {
      expect(text).toContain(name);
      if (contactMobile) expect(text).not.toContain(contactMobile);
    }
  });
});
