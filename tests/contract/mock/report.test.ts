import { describe, expect, test, vi } from 'vitest';
import { followUpApi } from '@/contract/follow-up';
import { LeaseHolder } from '@/contract/lease';
import { ReportDetail, reportApi, reportLeaseApi } from '@/contract/report';
import { uploadApi } from '@/contract/upload';
import { hasConsent } from '@/domain/consent';
import { getNextReportStates } from '@/domain/report/report-status';
import { iso } from '../../../mock/clock';
import { logAccess } from '../../../mock/log/access-log';
import { isWithdrawn } from '../../../mock/record/withdrawn';
import { getHidden } from '../../../mock/report/hidden';
import type { ReportRow } from '../../../mock/report/report-row';
import { getReportStatusAt } from '../../../mock/report/table';
import { resetState, state } from '../../../mock/state';
import { endOfBusinessDay } from '../../../src/domain/due';
import { copyWorld } from '../../copy-world';
import { makePdf } from '../../pdf';
import { getWorld, NOW } from '../../world';
import { beginEachWith } from './fresh-world';
import { fetchFrom, send, sessionCookie } from './server';

const world = getWorld(500);
const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 30 * 60_000;

let cookie: string;
beginEachWith(world, (signedIn) => {
  cookie = signedIn;
});
const colleague = () => sessionCookie({ username: 'operator2', password: 'health-2021' });

resetState(copyWorld(world));
const isShown = ({ recordId, memberId }: ReportRow) =>
  getHidden(
    world.records.find(({ id }) => id === recordId),
    world.members.find(({ id }) => id === memberId),
  ) === null;
function some(status: ReportRow['status'], has: (report: ReportRow) => boolean = isShown): ReportRow {
  const report = world.reports.find((one) => getReportStatusAt(one, NOW) === status && has(one));
  if (!report) throw new Error(`no ${status} report like that in this world`);
  return report;
}
const pending = some('pending', (report) => isShown(report) && report.recordId !== null);
const approved = some('approved', (report) => isShown(report) && report.recordId !== null);
const getRow = (id: string) => state().world.reports.find((report) => report.id === id) as ReportRow;

const list = async (query: Record<string, string>, as = cookie) =>
  reportApi.list.data.parse(
    (await send(reportApi.list, { query: { current: '1', pageSize: '100', ...query }, cookie: as })).data,
  );
const claim = (id: string, as = cookie, windowId = 'a') =>
  send(reportLeaseApi.claim, { params: { id }, body: { windowId }, cookie: as });
type Verdict = 'approve' | 'reject' | 'needMore' | 'reopen' | 'void' | 'assign';
const bodies: Record<Verdict, object> = {
  approve: { conclusion: '未见异常', abnormalItems: [], comment: null },
  reject: { rejectReasonCode: 'blur', comment: '看不清楚' },
  needMore: { comment: '请补第二页' },
  reopen: { reason: '复核' },
  void: { reason: '重复上传' },
  assign: { reviewerId: '3' },
};
const act = (name: Verdict, id: string, body: object = {}, as = cookie) =>
  send(reportApi[name], {
    params: { id },
    body: { version: getRow(id).version, ...bodies[name], ...body },
    cookie: as,
  });
const critical = [{ name: '血钾', value: '6.8', unit: 'mmol/L', range: '3.5–5.3', flag: 'C' }];

describe('reports', () => {
  test('are voided when their member adds nothing for thirty days', async () => {
    const { id } = some('needMore');
    const asked = Date.parse(getRow(id).reviewedAt ?? '');
    const get = async () => ReportDetail.parse((await send(reportApi.get, { params: { id }, cookie })).data);
    expect(await get()).toMatchObject({ status: 'needMore', voidReason: null });
    vi.setSystemTime(asked + 30 * DAY_MS);
    cookie = await sessionCookie();
    expect(await get()).toMatchObject({ status: 'voided', voidReason: '会员 30 天内未补充资料，系统自动作废。' });
    expect((await act('void', id)).envelope.errorCode).toBe('REPORT_STATUS');
  });

  test('have counts per tab that equal the list', async () => {
    const { data } = await send(reportApi.counts, { cookie });
    const counts = data as Record<string, number>;
    const total = async (query: Record<string, string>) => (await list(query)).total;
    expect(counts).toEqual({
      pending: await total({ status: 'pending', ownFirstReading: 'false' }),
      reviewingMine: await total({ status: 'reviewing', reviewer: 'me' }),
      needMore: await total({ status: 'needMore' }),
      all: await total({}),
    });
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  });

  test('are listed without conclusions, and hide content without consent', async () => {
    const { list: rows } = await list({});
    for (const row of rows) expect(row).not.toHaveProperty('conclusion');
    const hidden = some('approved', (report) => !isShown(report));
    const { data } = await send(reportApi.get, { params: { id: hidden.id }, cookie });
    expect(ReportDetail.parse(data)).toMatchObject({ files: [], conclusion: null, abnormalItems: [], title: '' });
    const file = { params: { id: hidden.id, fileId: 'f1' }, body: { use: 'view' }, cookie };
    expect((await send(reportApi.fileAddress, file)).envelope.errorCode).toMatch(/RECORD_WITHDRAWN|REVEAL_NO_CONSENT/);
    const own = { ...file, body: { use: 'view', purpose: 'memberRequest' } };
    expect((await send(reportApi.fileAddress, own)).status).toBe(200);
  });

  test('of a withdrawn agreement open their files only for the member or the authorities, without names', async () => {
    const { id, recordId } = approved;
    const record = state().world.records.find((one) => one.id === recordId);
    Object.assign(record ?? {}, { status: 'closed', closeReason: 'withdrawn' });
    const { data } = await send(reportApi.get, { params: { id }, cookie });
    const { files, withheldFiles } = ReportDetail.parse(data);
    expect(files).toEqual([]);
    expect(withheldFiles).toEqual(getRow(id).files.map((file) => ({ id: file.id, mime: file.mime })));
    const statusFor = async (purpose: string) => {
      const params = { id, fileId: withheldFiles[0]?.id ?? '' };
      return (await send(reportApi.fileAddress, { params, body: { use: 'view', purpose }, cookie })).status;
    };
    expect([await statusFor('review'), await statusFor('memberRequest'), await statusFor('authority')]).toEqual([
      403, 200, 200,
    ]);
  });

  test('are sorted by priority with critical values first, and do not wait for their first reader', async () => {
    const waiting = async (as = cookie) =>
      (await list({ sort: 'priority', status: 'pending', ownFirstReading: 'false' }, as)).list;
    const due = (await waiting()).map(({ slaDueAt }) => Date.parse(slaDueAt));
    expect(due).toEqual(due.toSorted((a, b) => a - b));
    const last = (await list({ sort: '-slaDueAt', status: 'pending' })).list.find(({ id }) => isShown(getRow(id)));
    const id = last?.id ?? '';
    const tabOf = async (as = cookie) =>
      ((await send(reportApi.counts, { cookie: as })).data as { pending: number }).pending;
    const before = await tabOf();
    Object.assign(getRow(id), { firstReading: { operatorId: '1', at: iso(NOW) } });
    expect((await waiting()).map((one) => one.id)).not.toContain(id);
    expect(await tabOf()).toBe(before - 1);
    const own = await list({ status: 'pending', ownFirstReading: 'true' });
    expect(own.list.map((one) => one.id)).toEqual([id]);
    const second = await colleague();
    expect((await waiting(second))[0]?.id).toBe(id);
    expect(await tabOf(second)).toBe(before);
  });
});

describe('a claim', () => {
  test('is exclusive, shows its holder, and expires after half an hour', async () => {
    expect((await claim(pending.id)).status).toBe(200);
    const { status, envelope, data } = await claim(pending.id, await colleague());
    expect([status, envelope.errorCode]).toEqual([403, 'LEASE_HELD']);
    expect(LeaseHolder.parse(data).holder).toMatchObject({ operatorName: '林晓', isMine: false });
    expect((await list({ status: 'reviewing', reviewer: 'me' })).list.map(({ id }) => id)).toContain(pending.id);
    vi.setSystemTime(NOW + HALF_HOUR_MS);
    expect((await act('approve', pending.id)).envelope.errorCode).toBe('LEASE_LOST');
    const { data: after } = await send(reportApi.get, { params: { id: pending.id }, cookie });
    expect(after).toMatchObject({ status: 'pending', reviewerId: null, isMine: false });
  });

  test('of the next report gives two operators two reports, the first due first', async () => {
    const ask = async (as: string) =>
      ReportDetail.parse((await send(reportApi.claimNext, { body: {}, cookie: as })).data);
    const [mine, theirs] = [await ask(cookie), await ask(await colleague())];
    expect(mine.id).not.toBe(theirs.id);
    expect(Date.parse(mine.slaDueAt)).toBeLessThanOrEqual(Date.parse(theirs.slaDueAt));
    expect(mine).toMatchObject({ status: 'reviewing', isMine: true });
    const none = { no: 'B2001' };
    expect((await send(reportApi.claimNext, { body: none, cookie })).data).toBeNull();
  });

  test('in bulk claims the reports that are free', async () => {
    await claim(pending.id, await colleague());
    const other = some('pending', (report) => isShown(report) && report.id !== pending.id);
    const ids = [other.id, pending.id, approved.id];
    const { data } = await send(reportApi.claimAll, { body: { ids }, cookie });
    expect(data).toMatchObject({ done: 1, failed: [{ label: pending.reportNo }, { label: approved.reportNo }] });
  });

  test('and an approval are refused once the agreement was withdrawn', async () => {
    await claim(pending.id);
    const record = state().world.records.find(({ id }) => id === pending.recordId);
    if (!record) throw new Error('the report has no record');
    Object.assign(record, { status: 'closed', closeReason: 'withdrawn' });
    expect(isWithdrawn(record)).toBe(true);
    expect((await act('approve', pending.id)).envelope.errorCode).toBe('RECORD_WITHDRAWN');
    expect((await claim(pending.id, await colleague())).envelope.errorCode).toBe('RECORD_WITHDRAWN');
    expect((await act('void', pending.id)).status).toBe(200);
  });
});

describe('a review', () => {
  test.each([
    ['approve', 'approved'],
    ['reject', 'rejected'],
    ['needMore', 'needMore'],
  ] as const)('ends the lease with %s', async (name, status) => {
    await claim(pending.id);
    const { data } = await act(name, pending.id);
    expect(ReportDetail.parse(data)).toMatchObject({ status, reviewerName: '林晓', claimedUntil: null });
    expect((ReportDetail.parse(data).notice !== null) === (name !== 'approve')).toBe(true);
    expect(state().changeLog.at(-1)).toMatchObject({ entityType: 'report', action: name, operatorName: '林晓' });
    expect(JSON.stringify(state().changeLog)).not.toContain('未见异常');
    expect((await act(name, pending.id)).envelope.errorCode).toBe('REPORT_STATUS');
  });

  test('with a critical value creates one follow-up due today and waits for a second reader', async () => {
    const before = state().world.followUps.length;
    await claim(pending.id);
    const first = ReportDetail.parse((await act('approve', pending.id, { abnormalItems: critical })).data);
    expect(first).toMatchObject({
      ...{ status: 'pending', reviewerId: null, reviewedAt: null },
      firstReading: { operatorName: '林晓', isMine: true },
    });
    const logged = () => state().changeLog.filter(({ entityId }) => entityId === pending.id);
    const actionsLogged = () => logged().map(({ action }) => action);
    expect(actionsLogged()).toEqual(['submitFirstReading']);
    expect(state().world.followUps).toHaveLength(before + 1);
    expect(state().world.followUps.at(-1)).toMatchObject({
      memberId: pending.memberId,
      recordId: pending.recordId,
      status: 'pending',
      dueAt: '2026-11-21T23:59:59.999+08:00',
    });
    const { id, followNo, assigneeId, dueAt } = state().world.followUps.at(-1) ?? {};
    const assignee = state().world.operators.find((operator) => operator.id === assigneeId);
    expect(first.followUp).toEqual({ id, followNo, status: 'pending', dueAt, assigneeName: assignee?.name });
    // The follow-up has the highest priority and includes its critical values.
    const urgent = await send(followUpApi.list, {
      query: { sort: 'priority', status: 'pending', pageSize: '1' },
      cookie,
    });
    expect(urgent.data).toMatchObject({
      list: [
        {
          memberId: pending.memberId,
          critical: { reportId: pending.id, items: ['血钾 6.8 mmol/L'], state: 'waiting' },
        },
      ],
    });
    expect((await claim(pending.id)).envelope.errorCode).toBe('REPORT_SECOND_READER');
    const toMyself = await act('assign', pending.id, { reviewerId: '1' });
    expect(toMyself.envelope.errorCode).toBe('REPORT_SECOND_READER');

    const second = await colleague();
    const next = await send(reportApi.claimNext, { body: {}, cookie: second });
    expect(next.data).toMatchObject({ id: pending.id, abnormalItems: critical });
    const { data } = await act('approve', pending.id, { abnormalItems: critical }, second);
    expect(ReportDetail.parse(data)).toMatchObject({ status: 'approved', reviewerName: '周宁', hasCritical: true });
    expect(actionsLogged().at(-1)).toBe('approve');
    expect(state().world.followUps).toHaveLength(before + 1);
  });

  test('that another reading replaced keeps the first one, and the follow-up says that it is not confirmed', async () => {
    await claim(pending.id);
    await act('approve', pending.id, { abnormalItems: critical });
    const second = await colleague();
    await send(reportApi.claimNext, { body: {}, cookie: second });
    const high = [{ ...critical[0], value: '5.8', flag: 'H' }];
    const { data } = await act('approve', pending.id, { abnormalItems: high }, second);
    expect(data).toMatchObject({ status: 'approved', abnormalItems: high, firstItems: critical });
    const query = { no: state().world.followUps.at(-1)?.followNo ?? '' };
    const { data: followUps } = await send(followUpApi.list, { query, cookie });
    const shown = { items: ['血钾 6.8 mmol/L'], state: 'unconfirmed', secondReading: ['血钾 5.8 mmol/L'] };
    expect(followUps).toMatchObject({ list: [{ critical: shown }] });
  });

  test('with a critical value joins a follow-up that is due for another reason, which its assignee learns', async () => {
    const current = state().world;
    const [own] = current.followUps.filter(({ status }) => status === 'pending');
    if (!own) throw new Error('the world has no pending follow-up');
    const { memberId, recordId } = pending;
    Object.assign(own, { memberId, recordId, reportId: null, assigneeId: '2', dueAt: iso(NOW) });
    current.followUps = [own];
    await claim(pending.id);
    await act('approve', pending.id, { abnormalItems: critical });
    const joined = current.followUps.find(({ id }) => id === own.id);
    // Whoever is completing it at this moment gets a conflict.
    expect(joined).toMatchObject({ reportId: pending.id, version: own.version + 1 });
    expect(state().changeLog.find(({ entityId }) => entityId === own.id)).toMatchObject({
      action: 'addCritical',
      changes: [{ field: 'reportId', from: null, to: pending.reportNo }],
    });
    expect(current.notifications.at(-1)).toMatchObject({ kind: 'critical', operatorId: '2', entityId: own.id });
    const first = async () => {
      const query = { sort: 'priority', status: 'pending', pageSize: '1' };
      const { list: found } = followUpApi.list.data.parse((await send(followUpApi.list, { query, cookie })).data);
      return found[0]?.id;
    };
    // A failed attempt from before the value was read does not put the call off.
    const [{ id: memberId2 } = { id: '' }] = current.members.filter(({ id }) => id !== memberId);
    const ofOther = { ...own, id: 'ofOther', memberId: memberId2, recordId: null, reportId: null };
    const attempt = { at: iso(NOW - 60_000), way: 'phone', result: 'noAnswer', note: null, byName: '林晓' } as const;
    Object.assign(joined ?? {}, { attemptLog: [attempt], dueAt: iso(endOfBusinessDay(NOW)) });
    current.followUps.push(ofOther);
    expect(await first()).toBe(own.id);
    current.followUps.pop();

    // A second report of the patient opens another follow-up, because each names the values of one report.
    const other = { ...getRow(pending.id), id: 'r-other', reportNo: 'B20261121000901', version: 1 };
    current.reports.push({ ...other, status: 'pending', firstReading: null, firstItems: null });
    await claim(other.id);
    await act('approve', other.id, { abnormalItems: critical });
    expect(current.followUps.map(({ reportId }) => reportId)).toEqual([pending.id, other.id]);
  });

  test('with a critical value leaves the call to everyone if its assignee is no longer active', async () => {
    const INACTIVE = '8';
    const { world: own } = state();
    const [due] = own.followUps.filter(({ status }) => status === 'pending');
    const { memberId, recordId } = pending;
    own.followUps = [];
    Object.assign(own.records.find(({ id }) => id === recordId) ?? {}, { assigneeId: INACTIVE });
    await claim(pending.id);
    await act('approve', pending.id, { abnormalItems: critical });
    expect(own.followUps).toMatchObject([{ reportId: pending.id, assigneeId: null }]);

    const other = { ...getRow(pending.id), id: 'r-other', reportNo: 'B20261121000901', version: 1 };
    own.reports.push({ ...other, status: 'pending', firstReading: null, firstItems: null });
    if (due)
      own.followUps = [
        Object.assign(due, { memberId, recordId, reportId: null, dueAt: iso(NOW), assigneeId: INACTIVE }),
      ];
    await claim(other.id);
    await act('approve', other.id, { abnormalItems: critical });
    expect(own.followUps).toMatchObject([{ id: due?.id, reportId: other.id, assigneeId: null }]);
  });

  test('that adds a critical value to the first one plans another call when the first one is done', async () => {
    await claim(pending.id);
    await act('approve', pending.id, { abnormalItems: critical });
    const before = state().world.followUps.length;
    Object.assign(state().world.followUps.at(-1) ?? {}, { status: 'done', doneAt: iso(NOW) });
    const second = await colleague();
    await send(reportApi.claimNext, { body: {}, cookie: second });
    const more = [...critical, { name: '血红蛋白', value: '45', unit: 'g/L', range: '115–150', flag: 'C' }];
    await act('approve', pending.id, { abnormalItems: more }, second);
    expect(state().world.followUps).toHaveLength(before + 1);
    expect(state().world.followUps.at(-1)).toMatchObject({ reportId: pending.id, status: 'pending' });
  });

  test('that drops a confirmed critical value after a reopening needs a second reader, and the call keeps it', async () => {
    await claim(pending.id);
    await act('approve', pending.id, { abnormalItems: critical });
    const second = await colleague();
    await send(reportApi.claimNext, { body: {}, cookie: second });
    await act('approve', pending.id, { abnormalItems: critical }, second);
    const query = { no: state().world.followUps.at(-1)?.followNo ?? '' };
    const call = async () =>
      followUpApi.list.data.parse((await send(followUpApi.list, { query, cookie })).data).list[0]?.critical;
    const kept = { items: ['血钾 6.8 mmol/L'] };
    await act('reopen', pending.id);
    const { data } = await act('approve', pending.id, { abnormalItems: [] });
    expect(data).toMatchObject({ status: 'pending', firstReading: { isMine: true }, firstItems: critical });
    expect(await call()).toMatchObject({ ...kept, state: 'waiting' });
    await send(reportApi.claimNext, { body: {}, cookie: second });
    expect((await act('approve', pending.id, { abnormalItems: [] }, second)).data).toMatchObject({
      status: 'approved',
    });
    expect(await call()).toMatchObject({ ...kept, state: 'unconfirmed', secondReading: [] });
  });

  test('is unconfirmed once the second reader says that the report is of another person', async () => {
    await claim(pending.id);
    await act('approve', pending.id, { abnormalItems: critical });
    const second = await colleague();
    await send(reportApi.claimNext, { body: {}, cookie: second });
    await act('reject', pending.id, { rejectReasonCode: 'wrongPerson' }, second);
    const query = { no: state().world.followUps.at(-1)?.followNo ?? '' };
    const { list: followUps } = followUpApi.list.data.parse((await send(followUpApi.list, { query, cookie })).data);
    expect(followUps).toMatchObject([{ critical: { state: 'unconfirmed', secondReading: null } }]);
  });

  test.each(['reject', 'needMore'] as const)('keeps its first reading after %s', async (name) => {
    await claim(pending.id);
    await act('approve', pending.id, { abnormalItems: critical });
    const second = await colleague();
    await send(reportApi.claimNext, { body: {}, cookie: second });
    const { data } = await act(name, pending.id, {}, second);
    expect(data).toMatchObject({ firstReading: { operatorName: '林晓' }, firstItems: critical });
  });

  test.each(['reject', 'needMore'] as const)(
    'keeps critical values that were read before %s, and opens a call',
    async (name) => {
      await claim(pending.id);
      const before = state().world.followUps.length;
      const { data } = await act(name, pending.id, { criticalItems: critical });
      const kept = { firstReading: { operatorName: '林晓' }, firstItems: critical, followUp: { status: 'pending' } };
      expect(ReportDetail.parse(data)).toMatchObject(kept);
      expect(state().world.followUps).toHaveLength(before + 1);
      const { data: followUps } = await send(followUpApi.list, {
        query: { sort: 'priority', status: 'pending', pageSize: '1' },
        cookie,
      });
      const shown = { items: ['血钾 6.8 mmol/L'], state: 'notReviewed', secondReading: null };
      expect(followUps).toMatchObject({ list: [{ critical: shown }] });
    },
  );

  test('with a stale version is 409 with the current report', async () => {
    await act('assign', pending.id, { reviewerId: '1' });
    const { status, data } = await act('approve', pending.id, { version: pending.version });
    expect(status).toBe(409);
    expect(data).toMatchObject({ current: { id: pending.id, isMine: true } });
  });

  test('is reopened with a reason, only the holder can then void the report, and both reasons are logged', async () => {
    const { data } = await act('reopen', approved.id);
    expect(data).toMatchObject({ status: 'reviewing', isMine: true, overdue: expect.any(Boolean) });
    const refused = await act('void', approved.id, {}, await colleague());
    expect(refused.envelope.errorCode).toBe('LEASE_HELD');
    expect((await act('void', approved.id)).data).toMatchObject({ status: 'voided', voidReason: '重复上传' });
    const logged = state().changeLog.filter(({ entityId }) => entityId === approved.id);
    expect(logged.map(({ action, reason }) => [action, reason])).toEqual([
      ['reopen', '复核'],
      ['void', '重复上传'],
    ]);
  });

  test('of a canceled member is not reopened, because its files are erased', async () => {
    const member = state().world.members.find(({ id }) => id === approved.memberId);
    Object.assign(member ?? {}, { status: 'cancelled' });
    const { status, envelope } = await act('reopen', approved.id);
    expect([status, envelope.errorCode]).toEqual([403, 'MEMBER_CANCELLED']);
  });

  test('that is reopened is due a day later, however late the first decision was', async () => {
    const row = getRow(approved.id);
    Object.assign(row, { waitedMs: 5 * DAY_MS });
    expect(NOW - Date.parse(row.uploadedAt)).toBeGreaterThan(DAY_MS);
    const { data } = await act('reopen', row.id);
    const due = { overdue: false, slaDueAt: iso(NOW + DAY_MS) };
    expect(data).toMatchObject(due);
    // An expired lease does not extend the due time.
    vi.setSystemTime(NOW + HALF_HOUR_MS);
    expect((await list({ no: row.reportNo })).list).toMatchObject([{ status: 'pending', ...due }]);
  });

  test('refuses each action in every status that does not allow it', async () => {
    for (const name of ['approve', 'reject', 'needMore', 'reopen', 'assign', 'void'] as const) {
      const to = {
        approve: 'approved',
        reject: 'rejected',
        needMore: 'needMore',
        reopen: 'reviewing',
        assign: 'reviewing',
        void: 'voided',
      } as const;
      for (const status of ['approved', 'rejected', 'needMore', 'voided'] as const) {
        if (getNextReportStates(status).includes(to[name])) continue;
        expect((await act(name, some(status).id)).envelope.errorCode, name).toBe('REPORT_STATUS');
      }
    }
  });
});

describe('the files of a report', () => {
  const address = (id: string, use: 'view' | 'download' = 'view', as = cookie) =>
    send(reportApi.fileAddress, { params: { id, fileId: 'f1' }, body: { use }, cookie: as });
  const accesses = (action: string) =>
    state().accessLog.filter((row) => row.action === action && row.operatorId === '1');
  const fetchAt = (url: string) =>
    fetchFrom({ method: 'GET', path: '/uploads/:name' }, { params: { name: url.split('/').at(-1) ?? '' }, cookie });

  test('are visible to the holder of the claim, logged once, and each download is logged', async () => {
    expect((await address(pending.id)).envelope.errorCode).toBe('LEASE_LOST');
    await claim(pending.id);
    const revealed = accesses('reveal').length;
    const { url } = (await address(pending.id)).data as { url: string };
    await address(pending.id);
    expect((await fetchAt(url)).status).toBe(200);
    expect(accesses('reveal')).toHaveLength(revealed + 1);
    const downloads = accesses('download').length;
    await address(pending.id, 'download');
    expect(accesses('download')).toHaveLength(downloads + 1);
    expect((await address(pending.id, 'view', await colleague())).envelope.errorCode).toBe('LEASE_LOST');
    vi.setSystemTime(NOW + 61_000);
    expect((await fetchAt(url)).status).toBe(404);
  });

  test('of a report outside a review are logged as a reveal or as a download, not as both', async () => {
    const logged = async (use: 'view' | 'download') => {
      const before = state().accessLog.length;
      const { data } = await address(approved.id, use);
      expect(data).toMatchObject({ patientName: null });
      return state().accessLog.slice(before);
    };
    const row = { entityId: approved.id, fields: ['files'], purpose: 'review', result: 'success' };
    expect(await logged('view')).toMatchObject([{ action: 'reveal', ...row }]);
    expect(await logged('download')).toMatchObject([{ action: 'download', ...row }]);
  });

  test('are refused above the hourly limit, which includes downloads and reveals of other entities', async () => {
    const look = {
      operatorId: '1',
      operatorName: '林晓',
      entityType: 'member',
      entityId: '1',
      subjectIds: ['1'],
      fields: ['mobile'],
      purpose: 'callback' as const,
      purposeNote: null,
      recordCount: 1,
      masked: false,
      ip: '',
      userAgent: '',
      requestId: '',
      result: 'success' as const,
    };
    for (let count = 0; count < 198; count += 1) logAccess({ ...look, action: 'reveal' }, NOW - 1000);
    for (let count = 0; count < 2; count += 1) expect((await address(approved.id, 'download')).status).toBe(200);
    expect((await address(approved.id)).envelope.errorCode).toBe('TOO_MANY_REVEALS');
    expect((await address(approved.id, 'download')).envelope.errorCode).toBe('TOO_MANY_REVEALS');
    expect(state().accessLog.slice(-2)).toMatchObject([
      { action: 'reveal', result: 'denied' },
      { action: 'download', result: 'denied' },
    ]);
  });
});

describe('an upload', () => {
  const member = world.members.find((one) => one.status === 'active' && hasConsent(one));
  if (!member) throw new Error('the world has no active member with consent');
  async function keep(pages: string[], name = '血常规.pdf') {
    const form = new FormData();
    form.append('purpose', 'reportFile');
    form.append('file', new File([makePdf(pages) as BlobPart], name, { type: 'application/pdf' }));
    return ((await send(uploadApi.create, { form, cookie })).data as { url: string }).url;
  }
  const input = {
    memberId: member.id,
    recordId: null,
    type: 'blood',
    title: '血常规',
    examDate: '2026-11-20',
    hospitalName: null,
  };
  const create = (fileUrls: string[], more: object = {}) =>
    send(reportApi.create, { body: { ...input, fileUrls, ...more }, cookie });

  test('creates a pending report with source operator and a page count', async () => {
    const { status, data } = await create([await keep(['一', '二'])]);
    expect(status).toBe(200);
    expect(ReportDetail.parse(data)).toMatchObject({
      source: 'operator',
      status: 'pending',
      pageCount: 2,
      reportNo: expect.stringMatching(/^B20261121\d{6}$/),
    });
    expect(state().world.members.find(({ id }) => id === member.id)?.reportCount).toBe(member.reportCount + 1);
  });

  test('is refused with a duplicate file, in itself or in another report', async () => {
    const [one, again] = [await keep(['一']), await keep(['一'], '又一份.pdf')];
    const twice = await create([one, again]);
    expect(twice.data).toEqual({ fieldErrors: { fileUrls: '“又一份.pdf”重复上传' } });
    const { reportNo } = ReportDetail.parse((await create([one])).data);
    expect((await create([again])).data).toEqual({
      fieldErrors: { fileUrls: `“又一份.pdf”与报告 ${reportNo} 的附件相同` },
    });
  });

  test('takes a file again once the member has not added to the report that has it for thirty days', async () => {
    const [one, again] = [await keep(['一']), await keep(['一'], '又一份.pdf')];
    const { id } = ReportDetail.parse((await create([one])).data);
    const asked = new Date(Date.now() - 31 * DAY_MS).toISOString();
    const report = state().world.reports.find((row) => row.id === id);
    Object.assign(report ?? {}, { status: 'needMore', reviewedAt: asked });
    expect((await create([again])).status).toBe(200);
  });

  test('is refused on the invalid field', async () => {
    const file = await keep(['一']);
    const theirs = world.records.find(({ memberId }) => memberId !== member.id);
    const refused = async (more: object, urls = [file]) =>
      Object.keys(((await create(urls, more)).data as { fieldErrors: object }).fieldErrors);
    expect(await refused({ examDate: '2026-11-22' })).toEqual(['examDate']);
    expect(await refused({ recordId: theirs?.id })).toEqual(['recordId']);
    expect(await refused({ memberId: 'nobody' })).toEqual(['memberId']);
    expect(await refused({}, ['/api/v1/uploads/nothing.pdf'])).toEqual(['fileUrls']);
    const stranger = world.members.find((one) => one.status === 'active' && !hasConsent(one));
    expect(await refused({ memberId: stranger?.id })).toEqual(['memberId']);
  });

  test('is refused for a record whose agreement was withdrawn', async () => {
    const record = state().world.records.find(({ memberId }) => memberId === member.id);
    Object.assign(record ?? {}, { status: 'closed', closeReason: 'withdrawn' });
    const { envelope } = await create([await keep(['一'])], { recordId: record?.id });
    expect(envelope.errorCode).toBe('RECORD_WITHDRAWN');
  });
});
