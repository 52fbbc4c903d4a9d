import { describe, expect, test } from 'vitest';
import { FieldErrors } from '@/contract/envelope';
import { handoverApi } from '@/contract/handover';
import { Job, JobList, jobApi } from '@/contract/job';
import { isOpen } from '@/domain/record-status';
import { reportLeases } from '../../../mock/report/table';
import { state } from '../../../mock/state';
import { getWorld, NOW } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { send, sessionCookie } from './server';

const DAY_MS = 86_400_000;
const LONG_MS = 60_000;
const world = getWorld(200);
const [FROM, TO, INACTIVE] = ['1', '3', '8'];

let cookie: string;
beginEachWith(world, (own) => {
  cookie = own;
});

const openRecords = (operatorId: string) =>
  state().world.records.filter(({ assigneeId, status }) => assigneeId === operatorId && isOpen(status));
const getCounts = async (fromId: string) => (await send(handoverApi.counts, { query: { fromId }, cookie })).data;
const handOver = (body: object) =>
  send(handoverApi.start, { body: { fromId: FROM, toId: TO, startsOn: null, ...body }, cookie });

describe('a handover', () => {
  test('assigns all open work to the other operator, as counted, and leaves closed work', async () => {
    const closed = () =>
      state().world.records.filter(({ assigneeId, status }) => assigneeId === FROM && !isOpen(status));
    const [mine, theirs, old] = [openRecords(FROM).length, openRecords(TO).length, closed().length];
    const counts = (await getCounts(FROM)) as Record<string, number>;
    expect(counts).toMatchObject({ records: mine });
    expect(mine).toBeGreaterThan(0);
    const job = Job.parse((await handOver({})).data);
    const sum = Object.values(counts).reduce((total, count) => total + count, 0);
    expect(job).toMatchObject({ kind: 'handover', entity: 'handover', total: sum, startsAt: null });
    pass(LONG_MS);
    expect(await readJob(job.id, cookie)).toMatchObject({ state: 'succeeded', done: sum, failed: [] });
    expect(await getCounts(FROM)).toEqual({ records: 0, followUps: 0, reports: 0 });
    expect([openRecords(TO).length, closed().length]).toEqual([mine + theirs, old]);
    expect(state().changeLog.find(({ entityType }) => entityType === 'record')).toMatchObject({
      action: 'handover',
      operatorName: '林晓',
      changes: [{ field: 'assigneeId', from: '林晓', to: '沈悦' }],
    });
  });

  test('includes a done follow-up with an adverse reaction that nobody has acknowledged', async () => {
    const [row] = state().world.followUps.filter(({ assigneeId, status }) => assigneeId === FROM && status === 'done');
    if (!row) throw new Error('the operator has no follow-up that is done');
    const before = (await getCounts(FROM)) as { followUps: number };
    Object.assign(row, { adverse: 'severe', adverseAckAt: null });
    expect(await getCounts(FROM)).toMatchObject({ followUps: before.followUps + 1 });
    const { id } = Job.parse((await handOver({})).data);
    pass(LONG_MS);
    expect((await readJob(id, cookie)).failed).toEqual([]);
    expect(row.assigneeId).toBe(TO);
    // It is not among the open follow-ups whose number the other notification names.
    expect(state().world.notifications).toContainEqual(
      expect.objectContaining({ operatorId: TO, kind: 'adverse', entityId: row.id }),
    );
  });

  test('includes a claimed report with its lease', async () => {
    const [report] = state().world.reports;
    if (!report) throw new Error('there is no report');
    Object.assign(report, { status: 'reviewing', reviewerId: FROM });
    reportLeases.give(report.id, { operator: { id: FROM, name: '林晓' }, windowId: 'a' }, NOW);
    const counts = async (operatorId: string) => ((await getCounts(operatorId)) as { reports: number }).reports;
    const [mine, theirs] = [await counts(FROM), await counts(TO)];
    expect(mine).toBeGreaterThan(0);
    const { id } = Job.parse((await handOver({})).data);
    pass(LONG_MS);
    expect((await readJob(id, cookie)).failed).toEqual([]);
    expect([await counts(FROM), await counts(TO)]).toEqual([0, theirs + mine]);
    expect(report.reviewerId).toBe(TO);
  });

  test('leaves a report that waits for a second reader with its holder if the other one read it first', async () => {
    const [report] = state().world.reports;
    if (!report) throw new Error('there is no report');
    Object.assign(report, { status: 'pending', firstReading: { operatorId: TO, at: report.uploadedAt } });
    reportLeases.give(report.id, { operator: { id: FROM, name: '林晓' }, windowId: 'a' }, NOW);
    const { id } = Job.parse((await handOver({})).data);
    pass(LONG_MS);
    const { failed } = await readJob(id, cookie);
    expect(failed.map(({ label, reason }) => [label, reason])).toEqual([
      [report.reportNo, expect.stringContaining('另一位操作员')],
    ]);
    expect(reportLeases.find(report.id, Date.now())?.operatorId).toBe(FROM);
  });

  test('on a future day waits for that day and assigns the work that is open then', async () => {
    const startsOn = '2026-11-30';
    const { id, startsAt } = Job.parse((await handOver({ startsOn })).data);
    expect(startsAt).toBe('2026-11-30T00:00:00.000+08:00');
    pass(LONG_MS);
    expect(await readJob(id, cookie)).toMatchObject({ state: 'queued', done: 0 });
    const [done] = openRecords(FROM);
    if (done) done.status = 'closed';
    // Leases of reports are short and have ended by then.
    const { records, followUps } = (await getCounts(FROM)) as Record<'records' | 'followUps', number>;
    const left = records + followUps;
    pass(9 * DAY_MS);
    const cookieThen = await sessionCookie();
    expect(JobList.parse((await send(jobApi.list, { cookie: cookieThen })).data).list).toMatchObject([{ id }]);
    expect(await readJob(id, cookieThen)).toMatchObject({ state: 'succeeded', done: left, total: left, failed: [] });
    expect(state().world.records.find((record) => record.id === done?.id)?.assigneeId).toBe(FROM);
  });

  test('lists work that was closed while the job ran', async () => {
    const { id } = Job.parse((await handOver({})).data);
    const [first] = openRecords(FROM);
    if (first) first.status = 'closed';
    // The job reads the open work again when it starts; work closed later fails when the job reaches it.
    pass(201);
    await readJob(id, cookie);
    const last = openRecords(FROM).at(-1);
    if (last) last.status = 'closed';
    pass(LONG_MS);
    const { failed } = await readJob(id, cookie);
    expect(failed.map(({ label, reason }) => [label, reason])).toEqual([[last?.recordNo, '已办结，或已由他人处理']]);
  });

  test('is refused on the field that is wrong', async () => {
    for (const [name, body, field] of [
      ['to oneself', { toId: FROM }, 'toId'],
      ['to an unknown operator', { toId: '99' }, 'toId'],
      ['to an inactive operator', { toId: INACTIVE }, 'toId'],
      ['from an unknown operator', { fromId: '99' }, 'fromId'],
      ['on a past day', { startsOn: '2026-11-20' }, 'startsOn'],
    ] as const) {
      const { status, data } = await handOver(body);
      expect(status, name).toBe(422);
      expect(Object.keys(FieldErrors.parse(data).fieldErrors)).toEqual([field]);
    }
  });

  test('from an inactive operator is allowed', async () => {
    const [open] = openRecords(FROM);
    if (open) open.assigneeId = INACTIVE;
    expect((await handOver({ fromId: INACTIVE })).status).toBe(200);
  });
});
