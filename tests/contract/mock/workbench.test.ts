import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { followUp } from '@/contract/limits/follow-up';
import { workbench as limit } from '@/contract/limits/workbench';
import { recordActionApi, recordApi } from '@/contract/record-actions';
import type { RecordListed } from '@/contract/record-list';
import { type Activity, type WorkbenchCounts, type WorkItem, workbenchApi } from '@/contract/workbench';
import { iso } from '../../../mock/clock';
import { deceasedReason } from '../../../mock/follow-up/texts';
import { state } from '../../../mock/state';
import { enUS, zhCN } from '../../texts';
import { findRow, getWorld, NOW } from '../../world';
import { beginEachWith } from './fresh-world';
import { send } from './server';

const world = getWorld(200);
const RETRY_MS = followUp.retryHours * 3_600_000;

describe('the workbench', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });
  const read = async <Data>(call: keyof typeof workbenchApi, mine: boolean) =>
    (await send(workbenchApi[call], { query: { mine: String(mine) }, cookie })).data as Data;

  test('has counts of an operator that never exceed those of all, and updates them after a claim', async () => {
    const [own, all] = [await read<WorkbenchCounts>('counts', true), await read<WorkbenchCounts>('counts', false)];
    for (const [queue, count] of Object.entries(own)) {
      expect(count, queue).toBeLessThanOrEqual(all[queue as keyof WorkbenchCounts]);
    }
    // These queues belong to no single operator.
    for (const queue of ['expiringLinks', 'redFlags', 'adverseToAcknowledge'] as const)
      expect(own[queue], queue).toBe(all[queue]);
    const query = { status: 'submitted', assignee: 'none' };
    const { list } = (await send(recordApi.list, { query, cookie })).data as { list: RecordListed[] };
    const [record] = list;
    if (!record) throw new Error('no record waits for a review');
    await send(recordActionApi.claim, { params: { id: record.id }, body: { version: record.version }, cookie });
    const after = await read<WorkbenchCounts>('counts', true);
    expect(after.submittedRecords).toBe(own.submittedRecords - 1);
    const [last] = await read<Activity[]>('activities', true);
    expect(last).toMatchObject({ entityType: 'record', action: 'claim', label: record.recordNo, operatorName: '林晓' });
  });

  test('lists the red flag of another operator once its day is over, also if its first contact was canceled', async () => {
    const { records, followUps } = state().world;
    const first = findRow(followUps, ({ recordId, plan }) => {
      const record = records.find(({ id }) => id === recordId);
      return plan === 'first' && record?.flags.some(({ flag }) => flag === 'red') && record.closeReason !== 'withdrawn';
    });
    const record = findRow(records, ({ id }) => id === first.recordId);
    const listed = async () => (await read<WorkItem[]>('next', true)).some(({ id }) => id === record.id);
    state().world.followUps = [first];
    state().world.records = [
      Object.assign(record, { status: 'approved', assigneeId: '2', submittedAt: iso(NOW - 86_400_000) }),
    ];
    Object.assign(first, { status: 'pending', attemptLog: [], dueAt: iso(NOW - 86_400_000) });
    expect(await listed()).toBe(true);
    Object.assign(first, { status: 'cancelled' });
    expect(await listed()).toBe(true);
    Object.assign(first, { cancelReason: deceasedReason });
    expect(await listed()).toBe(false);
    Object.assign(first, { cancelReason: null });
    // The day of the call has not ended.
    Object.assign(record, { submittedAt: iso(NOW - 3_600_000) });
    expect(await listed()).toBe(false);
  });

  test.each([true, false])('lists the most urgent work first, each first contact once (mine: %s)', async (mine) => {
    const items = await read<WorkItem[]>('next', mine);
    expect(items.length).toBeGreaterThan(3);
    expect(items.length).toBeLessThanOrEqual(limit.nextRows);
    const { followUps } = state().world;
    const isDanger = (item: WorkItem) => item.hasRedFlag || item.isCritical || item.cause === 'adverseToAcknowledge';
    const wasJustTried = ({ kind, id }: WorkItem) =>
      kind === 'followUp' &&
      followUps.some((one) => one.id === id && one.attemptLog.some(({ at }) => NOW - Date.parse(at) < RETRY_MS));
    const calm = items.filter((item) => !wasJustTried(item));
    const firstCalm = calm.findIndex((item) => !isDanger(item));
    if (firstCalm >= 0) expect(calm.slice(firstCalm).some(isDanger)).toBe(false);
    const records = new Set(items.flatMap(({ kind, id }) => (kind === 'record' ? [id] : [])));
    const again = items.filter(({ kind, id }) => {
      const followUp = kind === 'followUp' ? followUps.find((one) => one.id === id) : undefined;
      return followUp?.plan === 'first' && records.has(followUp.recordId ?? '');
    });
    expect(again).toEqual([]);
  });

  test('lists work of others only when it has a red flag and is late, and no report that the operator read first', async () => {
    const { records, followUps, reports } = state().world;
    for (const row of followUps) if (row.status === 'pending') row.status = 'cancelled';
    for (const row of records)
      if (['submitted', 'reviewing', 'approved'].includes(row.status)) row.status = 'contacted';
    for (const row of followUps) Object.assign(row, { adverse: 'none', adverseSerious: false });
    const flag = { questionId: 'q1', title: '', optionLabel: '', flag: 'red' as const };
    const [late, early, calm] = records.filter(({ status }) => status === 'contacted');
    const [open, other, third] = followUps.filter(({ status }) => status === 'cancelled');
    if (!late || !early || !calm || !open || !other || !third) throw new Error('too few in this world');
    const theirs = { status: 'approved', assigneeId: '2', severity: 'high' } as const;
    const first = { plan: 'first', status: 'pending', assigneeId: '2', reportId: null, attemptLog: [] } as const;
    const [yesterday, today] = ['2026-11-20T23:59:59.999+08:00', '2026-11-21T23:59:59.999+08:00'];
    Object.assign(late, theirs, { flags: [flag] });
    Object.assign(open, first, { recordId: late.id, memberId: late.memberId, dueAt: yesterday });
    Object.assign(early, theirs, { flags: [flag] });
    Object.assign(other, first, { recordId: early.id, memberId: early.memberId, dueAt: today });
    Object.assign(calm, theirs, { flags: [] });
    Object.assign(third, first, { recordId: calm.id, memberId: calm.memberId, dueAt: yesterday });
    const idsIn = async (mine: boolean) => (await read<WorkItem[]>('next', mine)).map(({ id }) => id);
    const own = await idsIn(true);
    expect(own).toContain(late.id);
    expect(own).not.toContain(early.id);
    expect(own).not.toContain(calm.id);
    // After an attempt without an answer it comes after the other one, though it is more urgent.
    const attempt = {
      at: new Date(NOW - 60_000).toISOString(),
      byName: '',
      way: 'phone',
      result: 'noAnswer',
      note: null,
    } as const;
    const order = async () => (await idsIn(false)).filter((id) => id === late.id || id === early.id);
    expect(await order()).toEqual([late.id, early.id]);
    open.attemptLog = [attempt];
    expect(await order()).toEqual([early.id, late.id]);

    const report = reports.find(({ id }) => own.includes(id));
    if (!report) throw new Error('no report waits');
    // Nobody may review a report without consent.
    const patient = state().world.members.find(({ id }) => id === report.memberId);
    const consent = { privacyWithdrawnAt: patient?.privacyWithdrawnAt };
    Object.assign(patient ?? {}, { privacyWithdrawnAt: new Date(NOW).toISOString() });
    expect(await idsIn(true)).not.toContain(report.id);
    Object.assign(patient ?? {}, consent);
    const before = (await read<WorkbenchCounts>('counts', true)).pendingReports;
    report.firstReading = { operatorId: '1', at: new Date(NOW).toISOString() };
    expect(await idsIn(true)).not.toContain(report.id);
    expect((await read<WorkbenchCounts>('counts', true)).pendingReports).toBe(before - 1);
  });

  test('has no clear names or numbers', async () => {
    const said = JSON.stringify([
      await read('next', false),
      await read('activities', false),
      await read('activities', true),
    ]);
    const names = world.members.flatMap(({ realName, mobile }) => [realName, mobile]).filter((one) => one !== null);
    expect(names.filter((name) => name.length > 1 && said.includes(name))).toEqual([]);
  });

  test('lists the latest activities, newest first, of an operator or of all', async () => {
    const all = await read<Activity[]>('activities', false);
    expect(all).toHaveLength(limit.maxActivities);
    const times = all.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set((await read<Activity[]>('activities', true)).map(({ operatorName }) => operatorName))).toEqual(
      new Set(['林晓']),
    );
  });

  test('merges consecutive saves of one entity, as autosave makes them', async () => {
    const { changeLog } = state();
    const save = { entityType: 'hotword', entityId: 'w1', action: 'update', changes: [], operatorName: '林晓' };
    const minutesAgo = [300, 40, 12, 11, 10];
    for (const minutes of minutesAgo)
      changeLog.push({ ...save, id: `save ${minutes}`, createdAt: iso(NOW - minutes * 60_000) });
    const ids = (await read<Activity[]>('activities', true))
      .filter(({ entityId }) => entityId === 'w1')
      .map(({ id }) => id);
    expect(ids).toEqual(['save 10', 'save 300']);
  });

  test('has no label for a deleted entity, so that it is not linked', async () => {
    const { changeLog } = state();
    const at = new Date(NOW).toISOString().replace('Z', '+00:00');
    changeLog.push({
      id: 'x',
      entityType: 'hotword',
      entityId: 'gone',
      action: 'delete',
      changes: [],
      operatorName: '林晓',
      createdAt: at,
    });
    const found = (await read<Activity[]>('activities', true)).find(({ entityId }) => entityId === 'gone');
    expect(found?.label ?? null).toBeNull();
  });

  test('leaves out saved views', async () => {
    const { changeLog } = state();
    const at = new Date(NOW).toISOString().replace('Z', '+00:00');
    const own = { entityType: 'savedView', entityId: '9801', action: 'update', changes: [], operatorName: '林晓' };
    changeLog.push({ id: 'y', createdAt: at, ...own });
    const types = new Set((await read<Activity[]>('activities', true)).map(({ entityType }) => entityType));
    expect(types).not.toContain('savedView');
    expect(types.size).toBeGreaterThan(0);
  });
});

describe('the texts of activities', () => {
  const sections = readdirSync('src/locales/zh-CN').map((file) => file.replace('.ts', ''));
  const texts = zhCN as unknown as Record<string, Record<string, string>>;
  // Sections with a change log; other sections use the same prefix for other texts.
  const logged = sections.filter((section) => texts[section]?.['change.update'] ?? texts[section]?.['change.create']);
  const actions = new Set([
    ...world.histories.changes.map(({ action }) => action),
    ...logged.flatMap((section) =>
      Object.keys(texts[section] ?? {}).flatMap((key) => (/^change\.[A-Za-z]+$/.test(key) ? [key.slice(7)] : [])),
    ),
  ]);
  const types = new Set(world.histories.changes.map(({ entityType }) => entityType));

  test.each([
    ['zh-CN', zhCN],
    ['en-US', enUS],
  ])('in %s cover all actions and entities of the logs', (_, { welcome }) => {
    expect([...actions].filter((action) => !(`action.${action}` in welcome))).toEqual([]);
    expect([...types].filter((type) => !(`entity.${type}` in welcome))).toEqual([]);
  });
});
