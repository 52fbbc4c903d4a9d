import { beforeEach, describe, expect, test } from 'vitest';
import { exportApi } from '@/contract/export';
import { followUpApi } from '@/contract/follow-up';
import { handoverApi } from '@/contract/handover';
import { Job, jobApi } from '@/contract/job';
import { notification as limit } from '@/contract/limits/notification';
import { type NotificationPage, notificationApi, NotificationPage as Page } from '@/contract/notification';
import { quizLeaseApi } from '@/contract/quiz-versions';
import { recordActionApi, recordApi } from '@/contract/record-actions';
import { reportApi } from '@/contract/report';
import { maskName } from '@/domain/mask';
import { isOpen } from '@/domain/record-status';
import { businessDay } from '../../../mock/clock';
import { notify } from '../../../mock/notification/notify';
import { reportLeases } from '../../../mock/report/table';
import { state } from '../../../mock/state';
import { getWorld, NOW } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { credentials, send, sessionCookie } from './server';

const HOUR_MS = 3_600_000;
const LONG_MS = 60_000;
const world = getWorld(200);
const [LIN, ZHOU] = ['1', '2'];

let lin: string;
let zhou: string;
beginEachWith(world, (own) => {
  lin = own;
});
beforeEach(async () => {
  zhou = await sessionCookie({ ...credentials, username: 'operator2' });
  // Start with no due follow-ups and no notifications.
  state().world.notifications = [];
  for (const row of state().world.followUps) if (row.status === 'pending') row.dueAt = '2026-12-01T23:59:59+08:00';
});

async function read(cookie: string, query: Record<string, string> = {}): Promise<NotificationPage> {
  const { status, data } = await send(notificationApi.list, { query: { pageSize: '100', ...query }, cookie });
  expect(status).toBe(200);
  return Page.parse(data);
}
const told = async (cookie: string) => (await read(cookie)).list;
const mark = (cookie: string, body: object) => send(notificationApi.read, { body, cookie });
const tell = (operatorId: string, label: string, at = NOW) =>
  notify(operatorId, { kind: 'leaseTaken', entityType: 'report', entityId: label, label }, { at });

function first<Row>(rows: readonly Row[], isMeant: (row: Row) => boolean): Row {
  const row = rows.find(isMeant);
  if (!row) throw new Error('the world has none');
  return row;
}
const getRecord = (operatorId: string) =>
  first(state().world.records, (row) => row.assigneeId === operatorId && isOpen(row.status));
const getFollowUp = (operatorId: string) =>
  first(state().world.followUps, (row) => row.assigneeId === operatorId && row.status === 'pending');

/** Gives a member a real name. @returns the name */
function nameMember(memberId: string) {
  const realName = '欧阳秋';
  first(state().world.members, ({ id }) => id === memberId).realName = realName;
  return realName;
}

/** Makes two follow-ups of Lin, created yesterday, due today. */
function dueToday() {
  const own = state().world.followUps.filter((row) => row.assigneeId === LIN && row.status === 'pending');
  const [one, other] = own;
  if (!one || !other) throw new Error('the world has none');
  for (const row of [one, other])
    Object.assign(row, { dueAt: '2026-11-21T23:59:59+08:00', createdAt: '2026-11-20T10:00:00+08:00' });
  return [one, other] as const;
}

describe('an operator is notified', () => {
  test('of a record that someone assigned to them, but not of their own claim', async () => {
    const { id, version, recordNo, memberId, projectId } = getRecord(LIN);
    const name = nameMember(memberId);
    const subject = {
      patientNameMasked: maskName(name),
      projectName: first(state().world.projects, (row) => row.id === projectId).name,
    };
    const assign = (assigneeId: string, of: number) =>
      send(recordActionApi.assign, { params: { id }, body: { version: of, assigneeId }, cookie: lin });
    await assign(ZHOU, version);
    expect(await told(zhou)).toMatchObject([
      { kind: 'assigned', entityId: id, label: recordNo, ...subject, count: 1, byName: '林晓', readAt: null },
    ]);
    expect(JSON.stringify(state().world.notifications)).not.toContain(name);
    await assign(LIN, version + 1);
    expect(await told(lin)).toEqual([]);
  });

  test('once of several that were assigned in bulk', async () => {
    const ids = state()
      .world.records.filter((row) => row.assigneeId === LIN && isOpen(row.status))
      .map(({ id }) => id);
    const change = { action: 'assign', assigneeId: ZHOU };
    const { status } = await send(recordApi.bulk, { body: { ids, change }, cookie: lin });
    expect([status, ids.length > 1]).toEqual([200, true]);
    const severalThings = { entityId: null, label: null, patientNameMasked: null, projectName: null };
    expect(await told(zhou)).toMatchObject([{ kind: 'assigned', ...severalThings, count: ids.length }]);
  });

  test('of a follow-up that is created for them or assigned to them', async () => {
    const { id, version, memberId, recordId } = getFollowUp(LIN);
    await send(followUpApi.assign, { params: { id }, body: { version, assigneeId: ZHOU }, cookie: lin });
    const patientNameMasked = maskName(nameMember(memberId));
    expect(await told(zhou)).toMatchObject([
      { kind: 'assigned', entityType: 'followUp', entityId: id, patientNameMasked, projectName: expect.any(String) },
    ]);
    pass(LONG_MS);
    const dueAt = '2026-12-02T10:00:00+08:00';
    const body = { memberId, recordId, plan: 'custom', dueAt, way: 'phone', assigneeId: ZHOU };
    expect((await send(followUpApi.create, { body, cookie: lin })).status).toBe(200);
    expect(await told(zhou)).toHaveLength(2);
  });

  test('of a report that was assigned to them, and the previous holder that it was taken', async () => {
    const report = first(state().world.reports, ({ status, firstReading }) => status === 'pending' && !firstReading);
    reportLeases.give(report.id, { operator: { id: LIN, name: '林晓' }, windowId: 'a' }, NOW);
    const { id: params, version } = { id: { id: report.id }, version: report.version };
    await send(reportApi.assign, { params, body: { version, reviewerId: '3' }, cookie: zhou });
    expect(await told(lin)).toMatchObject([{ kind: 'leaseTaken', label: report.reportNo, byName: '周宁' }]);
    expect(state().world.notifications).toMatchObject([
      { operatorId: '3', kind: 'assigned', entityType: 'report', entityId: report.id },
      { operatorId: LIN },
    ]);
  });

  test('of a quiz lease that was taken over', async () => {
    const quiz = first(state().world.quizzes, ({ status }) => status === 'draft');
    const params = { id: quiz.id };
    const projectName = first(state().world.projects, ({ id }) => id === quiz.projectId).name;
    const { data } = await send(quizLeaseApi.claim, { params, body: { windowId: 'a' }, cookie: lin });
    const { id: leaseId } = data as { id: string };
    await send(quizLeaseApi.takeOver, { params, body: { leaseId, windowId: 'b' }, cookie: zhou });
    expect(await told(lin)).toMatchObject([
      {
        kind: 'leaseTaken',
        entityType: 'quiz',
        entityId: quiz.projectId,
        label: quiz.title,
        byName: '周宁',
        patientNameMasked: null,
        projectName,
      },
    ]);
    expect(await told(zhou)).toEqual([]);
  });

  test('of a handover, with the count of each kind', async () => {
    const { data: counts } = await send(handoverApi.counts, { query: { fromId: LIN }, cookie: lin });
    const { records, followUps } = counts as Record<string, number>;
    await send(handoverApi.start, { body: { fromId: LIN, toId: ZHOU, startsOn: null }, cookie: lin });
    pass(LONG_MS);
    const list = (await told(zhou)).filter(({ kind }) => kind === 'handover');
    expect(new Map(list.map(({ entityType, count }) => [entityType, count]))).toMatchObject(
      new Map([
        ['record', records],
        ['followUp', followUps],
      ]),
    );
  });

  test('of the outcome of their jobs, but not of jobs that they canceled', async () => {
    const start = async () => {
      const body = { entity: 'project', format: 'csv', filter: {}, excludedIds: [] };
      return Job.parse((await send(exportApi.start, { body, cookie: lin })).data);
    };
    const ended = await start();
    pass(LONG_MS);
    await readJob(ended.id, lin);
    const { id } = await start();
    await send(jobApi.cancel, { params: { id }, cookie: lin });
    expect(await told(lin)).toMatchObject([
      {
        kind: 'job',
        entityType: 'job',
        entityId: ended.id,
        label: 'project.export',
        outcome: 'succeeded',
        byName: null,
      },
    ]);
    state().jobsBreakDown = true;
    await start();
    pass(LONG_MS);
    expect((await told(lin))[0]).toMatchObject({ outcome: 'failed' });
    expect(await told(zhou)).toEqual([]);
  });

  test('of a severe reaction of their patient that someone else recorded', async () => {
    const { id, version, followNo } = getFollowUp(LIN);
    const contactResult = {
      ...{ way: 'phone', outcome: 'improved', seenDoctor: 'yes', adverse: 'severe', adverseSerious: false },
      ...{ content: '服药后出现皮疹', nextAt: null },
    };
    const { status, envelope } = await send(followUpApi.complete, {
      params: { id },
      body: { version, ...contactResult },
      cookie: zhou,
    });
    expect([status, envelope.errorMessage]).toEqual([200, undefined]);
    expect(await told(lin)).toMatchObject([{ kind: 'adverse', entityId: id, label: followNo, byName: '周宁' }]);
    expect((await told(zhou)).filter(({ kind }) => kind === 'adverse')).toEqual([]);
  });

  test('of follow-ups that are due today, once a day', async () => {
    const row = getFollowUp(LIN);
    row.dueAt = '2026-11-21T23:59:59+08:00';
    row.createdAt = '2026-11-20T10:00:00+08:00';
    const expected = [{ kind: 'deadline', entityType: 'followUp', entityId: row.id, dueAt: row.dueAt }];
    expect(await told(lin)).toMatchObject(expected);
    await mark(lin, { until: new Date(NOW).toISOString() });
    pass(LONG_MS);
    expect(await told(lin)).toHaveLength(1);
    expect(await told(zhou)).toEqual([]);
    pass(24 * HOUR_MS);
    row.dueAt = `${businessDay(Date.now())}T23:59:59+08:00`;
    expect(await told(await sessionCookie())).toMatchObject([{ dueAt: row.dueAt, readAt: null }]);
  });

  test('of a follow-up that was assigned today, without its deadline', async () => {
    const [first, second] = dueToday();
    await send(followUpApi.assign, {
      params: { id: first.id },
      body: { version: first.version, assigneeId: ZHOU },
      cookie: lin,
    });
    expect((await told(zhou)).map(({ kind }) => kind)).toEqual(['assigned']);
    await send(handoverApi.start, { body: { fromId: LIN, toId: ZHOU, startsOn: null }, cookie: lin });
    pass(LONG_MS);
    expect((await told(zhou)).map(({ kind }) => kind)).not.toContain('deadline');
    expect(second.assigneeId).toBe(ZHOU);
  });

  const assign = (body: object) => ({ endpoint: followUpApi.assign, body: { ...body, assigneeId: ZHOU } });
  const putOff = (body: object) => ({
    endpoint: followUpApi.reschedule,
    body: { ...body, dueAt: '2026-12-02T10:00:00+08:00', reason: '患者要求改期' },
  });
  const cancel = (body: object) => ({ endpoint: followUpApi.cancel, body: { ...body, reason: '患者要求' } });
  test.each([
    ['assigned to someone else', assign],
    ['rescheduled', putOff],
    ['canceled', cancel],
  ])('no longer of the deadline once a follow-up is %s', async (_, ask) => {
    const [row] = dueToday();
    const before = await read(lin);
    expect(before.list.map(({ entityId }) => entityId)).toContain(row.id);
    const { endpoint, body } = ask({ version: row.version });
    const { status, envelope } = await send(endpoint, { params: { id: row.id }, body, cookie: lin });
    expect([status, envelope.errorMessage]).toEqual([200, undefined]);
    const after = await read(lin);
    expect(after.list.map(({ entityId }) => entityId)).not.toContain(row.id);
    expect(after.unreadCount).toBe(before.unreadCount - 1);
  });
});

describe('notifications', () => {
  test('are marked as read by id or up to an instant, per operator', async () => {
    tell(LIN, 'B1');
    tell(LIN, 'B2', NOW + 1000);
    tell(LIN, 'B3', NOW + 2000);
    tell(ZHOU, 'B4');
    const [newest, middle] = await told(lin);
    const [other] = await told(zhou);
    expect([newest?.label, middle?.label]).toEqual(['B3', 'B2']);
    expect((await mark(lin, { ids: [newest?.id, other?.id] })).data).toEqual({ unreadCount: 2 });
    expect((await read(lin, { unread: 'true' })).list.map(({ label }) => label)).toEqual(['B2', 'B1']);
    expect((await read(lin, { unread: 'false' })).list.map(({ label }) => label)).toEqual(['B3']);
    tell(LIN, 'B5', NOW + 5000);
    // Newer notifications stay unread.
    expect((await mark(lin, { until: middle?.at })).data).toEqual({ unreadCount: 1 });
    expect((await read(zhou)).unreadCount).toBe(1);
  });

  test('skip none between pages with the same asOf while some are read and others arrive', async () => {
    for (const label of ['R1', 'R2', 'R3', 'R4', 'R5']) tell(LIN, label);
    const page = (query: Record<string, string>) => read(lin, { unread: 'true', pageSize: '2', ...query });
    const first = await page({});
    pass(1000);
    await mark(lin, { ids: first.list.map(({ id }) => id) });
    tell(LIN, 'R6', Date.now());
    const second = await page({ current: '2', asOf: first.asOf });
    expect([...first.list, ...second.list].map(({ label }) => label)).toEqual(['R5', 'R4', 'R3', 'R2']);
    expect([first.total, second.total, second.unreadCount]).toEqual([5, 5, 4]);
  });

  test('are kept up to a limit per operator, newest first, and are paged', async () => {
    for (let index = 0; index < limit.maxKept + 5; index += 1) tell(LIN, `B${index}`, NOW + index);
    const { total, unreadCount, list } = await read(lin, { current: '2', pageSize: '20' });
    expect([total, unreadCount, list.length]).toEqual([limit.maxKept, limit.maxKept, 20]);
    expect(list[0]?.label).toBe(`B${limit.maxKept + 5 - 1 - 20}`);
  });

  test('are marked as read by valid ids or an instant only', async () => {
    for (const [name, body] of [
      ['nothing', {}],
      ['no ids', { ids: [] }],
      ['more ids than are kept', { ids: Array.from({ length: limit.maxKept + 1 }, String) }],
      ['an invalid instant', { until: 'now' }],
    ] as const) {
      expect((await mark(lin, body)).status, name).toBe(422);
    }
  });
});

test('the generated history has read and unread ones for both, of existing entities and without names', () => {
  const { notifications, records, followUps, reports } = getWorld();
  const ids = new Set([...records, ...followUps, ...reports].map(({ id }) => id));
  for (const operatorId of [LIN, ZHOU]) {
    const own = notifications.filter((row) => row.operatorId === operatorId);
    expect(own.some(({ readAt }) => readAt === null)).toBe(true);
    expect(own.some(({ readAt }) => readAt !== null)).toBe(true);
    expect(own.length).toBeLessThanOrEqual(limit.maxKept);
  }
  for (const { entityId, label, at } of notifications) {
    expect(entityId === null || ids.has(entityId)).toBe(true);
    expect(label ?? 'R1').toMatch(/^[RFB]\d+$/);
    expect(Date.parse(at)).toBeLessThanOrEqual(NOW);
  }
});
