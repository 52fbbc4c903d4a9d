import { describe, expect, test } from 'vitest';
import { BulkResult } from '@/contract/bulk';
import { followUpApi } from '@/contract/follow-up';
import { FollowUp } from '@/contract/follow-up-list';
import { Job } from '@/contract/job';
import { followUpTabs } from '@/contract/limits/follow-up';
import { recordActionApi, recordApi } from '@/contract/record-actions';
import { addDays } from '@/domain/period/calendar';
import type { FollowUpRow } from '../../../mock/follow-up/follow-up-row';
import type { ProjectRow } from '../../../mock/project/fixtures';
import type { RecordRow } from '../../../mock/record/fixtures';
import { state } from '../../../mock/state';
import { getWorld, NOW } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { send } from './server';

const DAY_MS = 86_400_000;
const world = getWorld(200);
const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString();

function some<Row>(rows: readonly Row[], has: (row: Row) => boolean): Row {
  const row = rows.find(has);
  if (!row) throw new Error('no such row in this world');
  return row;
}
const getFollowUp = (has: (row: FollowUpRow) => boolean) => some(world.followUps, has);
const recordIn = (status: RecordRow['status']) => (row: FollowUpRow) =>
  world.records.some((record) => record.id === row.recordId && record.status === status);
const pending = getFollowUp(
  (row) => row.status === 'pending' && row.plan !== 'first' && row.recordId !== null && Date.parse(row.dueAt) > NOW,
);
const contactResult = {
  way: 'phone',
  outcome: 'improved',
  seenDoctor: 'yes',
  adverse: 'none',
  adverseSerious: false,
  content: '已服药一周',
  nextAt: null,
};

describe('follow-ups', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });

  type Action = Exclude<keyof typeof followUpApi, 'list' | 'search' | 'counts' | 'searchCounts'>;
  const act = (action: Action, { id, version }: { id: string; version: number }, body: object = {}) =>
    send(followUpApi[action], { params: { id }, body: { ...body, version }, cookie });
  const done = async (action: Action, row: { id: string; version: number }, body: object = {}) => {
    const { status, data, envelope } = await act(action, row, body);
    expect([status, envelope.errorMessage]).toEqual([200, undefined]);
    return FollowUp.parse(data);
  };
  const list = async (query: Record<string, string> = {}) => {
    const { data } = await send(followUpApi.list, { query: { pageSize: '100', ...query }, cookie });
    return data as { list: FollowUp[]; total: number };
  };
  const roundsOf = (recordId: string | null) => state().world.followUps.filter((row) => row.recordId === recordId);
  const recordOf = (id: string | null) => some(state().world.records, (row) => row.id === id);

  test('are listed by due date, counted by tab, and patients are masked', async () => {
    const { list: rows, total } = await list();
    expect(total).toBe(world.followUps.length);
    expect(rows.map(({ dueAt }) => Date.parse(dueAt))).toEqual(
      rows.map(({ dueAt }) => Date.parse(dueAt)).sort((a, b) => a - b),
    );
    const dueFrom = '2026-11-15';
    const counts = (await send(followUpApi.counts, { query: { dueFrom }, cookie })).data;
    const today = '2026-11-21';
    const totals = {
      overdue: { status: 'overdue' },
      today: { status: 'pending', dueFrom: today, dueBefore: addDays(today, 1) },
      next7Days: { status: 'pending', dueFrom: addDays(today, 1), dueBefore: addDays(today, 8) },
      done: { status: 'done' },
      all: {},
    };
    for (const tab of followUpTabs)
      expect([tab, (await list({ dueFrom, ...totals[tab] })).total]).toEqual([
        tab,
        (counts as Record<string, number>)[tab],
      ]);
    const member = some(world.members, ({ id, realName }) => id === pending.memberId && realName !== null);
    const { data } = await send(followUpApi.search, { body: { patientName: member.realName }, cookie });
    expect(JSON.stringify(data)).not.toContain(member.realName);
    expect((data as { total: number }).total).toBeGreaterThan(0);
    const own = await send(followUpApi.searchCounts, { body: { patientName: member.realName }, cookie });
    expect(own.data).toMatchObject({ all: (data as { total: number }).total });
  });

  test('of a patient are all in the timeline, latest due date first', async () => {
    const { data } = await send(followUpApi.timeline, { params: { id: pending.id }, cookie });
    const { list: rows } = data as { list: FollowUp[] };
    expect(new Set(rows.map(({ memberId }) => memberId))).toEqual(new Set([pending.memberId]));
    const dues = rows.map(({ dueAt }) => Date.parse(dueAt));
    expect(dues).toEqual(dues.toSorted((a, b) => b - a));
  });

  test('are created for a member and their record, with a due date in the future', async () => {
    const body = {
      memberId: pending.memberId,
      recordId: null,
      plan: 'custom',
      dueAt: at(2),
      way: 'sms',
      assigneeId: '2',
    };
    const create = (change: object) => send(followUpApi.create, { body: { ...body, ...change }, cookie });
    const { data } = await create({});
    expect(FollowUp.parse(data)).toMatchObject({
      status: 'pending',
      assigneeName: '周宁',
      followNo: expect.stringMatching(/^F20261121\d{6}$/),
    });
    expect((await create({ assigneeId: undefined })).data).toMatchObject({ assigneeName: '林晓' });
    const foreign = some(world.records, ({ memberId }) => memberId !== pending.memberId);
    for (const [field, wrong] of [
      ['recordId', { recordId: foreign.id }],
      ['dueAt', { dueAt: at(-1) }],
      ['assigneeId', { assigneeId: '8' }],
    ] as const) {
      const { status, data: refusal } = await create(wrong);
      expect([status, Object.keys((refusal as { fieldErrors: object }).fieldErrors)]).toEqual([422, [field]]);
    }
  });

  test('are completed with a result, and open the next round when a date is set', async () => {
    // An unassigned follow-up is assigned to the operator who completes it.
    Object.assign(
      some(state().world.followUps, ({ id }) => id === pending.id),
      { assigneeId: null },
    );
    const row = await done('complete', pending, { ...contactResult, nextAt: at(3) });
    const changed = { status: 'done', outcome: 'improved', assigneeName: '林晓', version: pending.version + 1 };
    expect(row).toMatchObject(changed);
    const next = some(roundsOf(pending.recordId), ({ status }) => status === 'pending');
    expect(next).toMatchObject({ plan: 'custom', assigneeId: row.assigneeId });
    expect(Date.parse(next.dueAt)).toBe(Date.parse(at(3)));
    expect((await act('complete', row, contactResult)).envelope.errorCode).toBe('FOLLOW_UP_STATUS');
    expect((await act('complete', pending, contactResult)).status).toBe(409);
  });

  test('are refused on the field that is wrong', async () => {
    for (const [field, wrong] of [
      ['nextAt', { nextAt: at(-1) }],
      ['nextAt', { nextAt: at(3), outcome: 'deceased' }],
      ['adverseSerious', { adverseSerious: true }],
      ['content', { content: '好' }],
    ] as const) {
      const { status, data } = await act('complete', pending, { ...contactResult, ...wrong });
      expect([status, Object.keys((data as { fieldErrors: object }).fieldErrors)], JSON.stringify(wrong)).toEqual([
        422,
        [field],
      ]);
      expect(state().world.followUps).toEqual(world.followUps);
    }
  });

  test('of plan first set an approved record to contacted, completed here or through the record', async () => {
    const isWaiting = (row: FollowUpRow) =>
      row.status === 'pending' && row.plan === 'first' && recordIn('approved')(row);
    const [one, other] = world.followUps.filter(isWaiting);
    if (!one || !other) throw new Error('the world has fewer than two such follow-ups');
    await done('complete', one, contactResult);
    expect(recordOf(one.recordId).status).toBe('contacted');
    const record = recordOf(other.recordId);
    const contact = (body: object) =>
      send(recordActionApi.contact, { params: { id: record.id }, body: { ...contactResult, ...body }, cookie });
    expect((await contact({ version: record.version + 1 })).status).toBe(409);
    const { data } = await contact({ version: record.version });
    expect(data).toMatchObject({ status: 'contacted', nextFollowUpAt: null });
    expect(some(state().world.followUps, ({ id }) => id === other.id).status).toBe('done');
    const again = await contact({ version: record.version });
    expect(again.envelope.errorCode).toBe('RECORD_STATUS');
    const read = await send(recordApi.get, { params: { id: record.id }, cookie });
    expect(read.data).toEqual(data);
  });

  test('of a patient who was not reached come last by priority for two hours', async () => {
    const read = async () => (await list({ sort: 'priority', status: 'pending' })).list.map(({ id }) => id);
    const [first = '', second = ''] = await read();
    const rowOf = (id: string) => some(state().world.followUps, (row) => row.id === id);
    rowOf(second).memberId = rowOf(first).memberId;
    await done('addAttempt', rowOf(first), { way: 'phone', result: 'noAnswer', note: null, ends: false });
    expect((await read())[0]).not.toBe(first);
    expect((await read())[0]).not.toBe(second);
    rowOf(first).attemptLog = rowOf(first).attemptLog.map((attempt) => ({ ...attempt, at: at(-0.1) }));
    expect((await read()).slice(0, 2)).toEqual([first, second]);
  });

  test('with the outcome deceased close the record and cancel pending follow-ups', async () => {
    const row = getFollowUp((one) => one.status === 'pending' && recordIn('approved')(one));
    const { memberId } = row;
    await send(followUpApi.create, {
      body: { memberId, recordId: null, plan: 'custom', dueAt: at(9), way: 'phone', assigneeId: '1' },
      cookie,
    });
    const request = { reason: '会员要求不再来电', until: null };
    some(state().world.members, ({ id }) => id === memberId).doNotContact = request;
    await done('complete', row, { ...contactResult, outcome: 'deceased' });
    expect(recordOf(row.recordId)).toMatchObject({ status: 'closed', closeReason: 'other' });
    const open = state().world.followUps.filter((one) => one.memberId === memberId && one.status === 'pending');
    expect(open).toEqual([]);
    // The member, their records and follow-ups then show not to contact them, and a call needs a confirmation.
    const memberOf = () => some(state().world.members, ({ id }) => id === memberId);
    expect(memberOf().doNotContact).toEqual({ reason: '患者已离世', until: null });
    const slip = some(state().world.followUps, ({ id }) => id === row.id);
    await done('correct', slip, { ...contactResult, reason: '误选，患者健在' });
    // The member's own request is back.
    expect(memberOf().doNotContact).toEqual(request);
  });

  /** Makes the pending follow-up the first round of the plan of a referred record. */
  function beginPlan(plan: ProjectRow['followUpPlan']) {
    const row = some(state().world.followUps, ({ id }) => id === pending.id);
    const record = recordOf(row.recordId);
    const { world: own } = state();
    own.followUps = own.followUps.filter(({ id, recordId }) => recordId !== row.recordId || id === row.id);
    row.plan = 'd7';
    record.status = 'referred';
    some(own.projects, ({ id }) => id === record.projectId).followUpPlan = plan;
    return { row, record };
  }

  test('of a plan open the next step, counted from the referral', async () => {
    const { row } = beginPlan(['d7', 'd90']);
    await done('complete', row, contactResult);
    const next = some(roundsOf(row.recordId), ({ status }) => status === 'pending');
    expect(next).toMatchObject({ plan: 'd90', round: row.round + 1 });
    expect(Date.parse(next.dueAt) - Date.parse(row.firstDueAt)).toBe(83 * DAY_MS);
  });

  test('of a plan open the next step when one is canceled, unless the record is over', async () => {
    const { row, record } = beginPlan(['d7', 'd30', 'd90']);
    await done('cancel', row, { reason: '会员已自行就诊' });
    const next = some(roundsOf(row.recordId), ({ status }) => status === 'pending');
    expect(next).toMatchObject({ plan: 'd30', assigneeId: row.assigneeId });
    record.status = 'closed';
    await done('cancel', next, { reason: '会员已自行就诊' });
    expect(roundsOf(row.recordId).some(({ status }) => status === 'pending')).toBe(false);
  });

  test('of a plan begin again with a second referral', async () => {
    const row = some(state().world.followUps, ({ id }) => id === pending.id);
    const record = recordOf(row.recordId);
    const { world: own } = state();
    own.followUps = own.followUps.filter(({ id, recordId }) => recordId !== row.recordId || id === row.id);
    Object.assign(row, { plan: 'd30', status: 'cancelled' });
    const project = some(own.projects, ({ id }) => id === record.projectId);
    Object.assign(project, { followUpPlan: ['d7', 'd30'], needAgreement: false });
    own.agreements = own.agreements.filter(({ recordId }) => recordId !== record.id);
    record.status = 'contacted';
    pass(1);
    const hospitalId = some(own.hospitals, ({ status }) => status === 'active').id;
    const body = { version: record.version, hospitalId, appointmentAt: null };
    expect((await send(recordActionApi.refer, { params: { id: record.id }, body, cookie })).status).toBe(200);
    const first = some(roundsOf(row.recordId), ({ status }) => status === 'pending');
    expect(first.plan).toBe('d7');
    await done('complete', first, contactResult);
    expect(some(roundsOf(row.recordId), ({ status }) => status === 'pending').plan).toBe('d30');
  });

  test('of a plan are opened whatever else is planned, at the referral and after each step', async () => {
    const row = some(state().world.followUps, ({ id }) => id === pending.id);
    const record = recordOf(row.recordId);
    const { world: own } = state();
    own.followUps = own.followUps.filter(({ id, recordId }) => recordId !== row.recordId || id === row.id);
    // Agreed at the first contact.
    Object.assign(row, { plan: 'custom', dueAt: at(14), status: 'pending' });
    const project = some(own.projects, ({ id }) => id === record.projectId);
    Object.assign(project, { followUpPlan: ['d7', 'd30'], needAgreement: false });
    own.agreements = own.agreements.filter(({ recordId }) => recordId !== record.id);
    record.status = 'contacted';
    const hospitalId = some(own.hospitals, ({ status }) => status === 'active').id;
    const body = { version: record.version, hospitalId, appointmentAt: null };
    await send(recordActionApi.refer, { params: { id: record.id }, body, cookie });
    const getPending = () => roundsOf(row.recordId).filter(({ status }) => status === 'pending');
    expect(getPending().map(({ plan }) => plan)).toEqual(['custom', 'd7']);
    await done(
      'complete',
      some(getPending(), ({ plan }) => plan === 'd7'),
      contactResult,
    );
    expect(getPending().map(({ plan }) => plan)).toEqual(['custom', 'd30']);
    await done('complete', row, contactResult);
    expect(getPending().map(({ plan }) => plan)).toEqual(['d30']);
  });

  test('that were given up are not rescheduled after the agreement was withdrawn or the member canceled', async () => {
    const row = some(state().world.followUps, ({ id }) => id === pending.id);
    const again = { dueAt: at(4), reason: '家属约定' };
    row.status = 'unreachable';
    const record = recordOf(row.recordId);
    Object.assign(record, { status: 'closed', closeReason: 'withdrawn' });
    expect((await act('reschedule', row, again)).envelope.errorCode).toBe('RECORD_WITHDRAWN');
    Object.assign(record, { closeReason: 'noContact' });
    some(state().world.members, ({ id }) => id === row.memberId).status = 'cancelled';
    expect((await act('reschedule', row, again)).envelope.errorCode).toBe('MEMBER_CANCELLED');
  });

  test('are put off by an attempt that says when to call again', async () => {
    const row = getFollowUp(({ status, attemptLog }) => status === 'pending' && attemptLog.length === 0);
    const attempt = { way: 'phone', result: 'noAnswer', note: null, ends: false };
    expect((await act('addAttempt', row, { ...attempt, callBackAt: at(-1) })).status).toBe(422);
    const tried = await done('addAttempt', row, { ...attempt, callBackAt: at(1) });
    expect(Date.parse(tried.dueAt)).toBe(Date.parse(at(1)));
    expect(tried).toMatchObject({
      status: 'pending',
      attempts: 1,
      dueByCalendar: false,
      rescheduleCount: row.rescheduleCount + 1,
    });
  });

  test('are given up after three attempts on two days, or at once after an attempt that ends them', async () => {
    const attempt = { way: 'phone', result: 'noAnswer', note: null, ends: false };
    const row = getFollowUp(
      ({ id, status, attemptLog }) => id !== pending.id && status === 'pending' && attemptLog.length === 0,
    );
    let one = await done('addAttempt', row, attempt);
    one = await done('addAttempt', one, attempt);
    one = await done('addAttempt', one, attempt);
    expect((await act('giveUp', one)).envelope.errorCode).toBe('FOLLOW_UP_ATTEMPTS');
    pass(DAY_MS);
    one = await done('addAttempt', one, attempt);
    one = await done('giveUp', one);
    expect(one).toMatchObject({ status: 'unreachable', attempts: 4 });
    expect((await act('addAttempt', pending, { ...attempt, ends: true })).status).toBe(422);
    expect(await done('addAttempt', pending, { ...attempt, result: 'refused', ends: true })).toMatchObject({
      status: 'unreachable',
    });
    one = await done('reschedule', one, { dueAt: at(4), reason: '家属约定' });
    expect(one).toMatchObject({
      status: 'pending',
      dueByCalendar: false,
      rescheduleCount: row.rescheduleCount + 1,
      firstDueAt: row.firstDueAt,
    });
    expect((await act('reschedule', one, { dueAt: at(-1), reason: '家属约定' })).status).toBe(422);
  });

  test('are assigned and canceled', async () => {
    const row = await done('assign', pending, { assigneeId: '3' });
    expect(row.assigneeName).toBe('沈悦');
    expect((await act('assign', row, { assigneeId: '8' })).status).toBe(422);
    const cancelled = await done('cancel', row, { reason: '会员已自行就诊' });
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: '会员已自行就诊' });
    expect((await act('reschedule', cancelled, { dueAt: at(1), reason: '家属约定' })).status).toBe(403);
  });

  test('are corrected with a reason in the log, and an adverse reaction is acknowledged once', async () => {
    const reaction = { ...contactResult, adverse: 'severe', adverseSerious: true };
    const row = await done('complete', pending, contactResult);
    expect((await act('acknowledge', row, { note: '已转告医生' })).envelope.errorCode).toBe('FOLLOW_UP_NO_ADVERSE');
    expect((await act('correct', row, { ...reaction, nextAt: at(3), reason: '漏记了不良反应' })).status).toBe(422);
    const mended = await done('correct', row, { ...reaction, reason: '漏记了不良反应' });
    expect(mended).toMatchObject({ adverse: 'severe', doneAt: row.doneAt });
    expect(state().changeLog.at(-1)).toMatchObject({ action: 'correct', reason: '漏记了不良反应' });
    expect((await list({ unacknowledged: 'true' })).list.map(({ id }) => id)).toContain(row.id);
    const known = await done('acknowledge', mended, { note: '已转告医生' });
    expect(known).toMatchObject({ adverseAckByName: '林晓', adverseAckNote: '已转告医生' });
    expect((await act('acknowledge', known, { note: '已转告医生' })).status).toBe(403);

    // A serious event has to be reported, so that an acknowledgment from before does not count for it.
    const severe = await done('correct', known, { ...reaction, adverseSerious: false, reason: '核实后并未住院' });
    expect(severe.adverseAckAt).not.toBeNull();
    pass(DAY_MS);
    const later = { ...reaction, reason: '家属告知次日住院' };
    expect((await act('correct', severe, { ...later, seriousKnownAt: at(2) })).status).toBe(422);
    expect((await act('correct', severe, { ...later, seriousKnownAt: at(-5) })).status).toBe(422);
    // The deadline of the report counts from when it became known, and otherwise from the contact.
    expect(mended.seriousKnownAt).toBe(row.doneAt);
    const seriousKnownAt = at(1);
    const serious = await done('correct', severe, { ...later, seriousKnownAt });
    expect(serious).toMatchObject({ seriousKnownAt });
    expect(serious).toMatchObject({ adverseAckAt: null, adverseAckByName: null, adverseAckNote: null });
    expect(state().world.notifications.at(-1)).toMatchObject({ kind: 'adverse', entityId: row.id });
  });

  test('are changed in bulk, where possible, and all matching ones by a job', async () => {
    const ended = getFollowUp(({ status }) => status === 'done');
    const change = { action: 'assign', assigneeId: '4' };
    const { data } = await send(followUpApi.bulk, { body: { ids: [pending.id, ended.id], change }, cookie });
    expect(BulkResult.parse(data)).toMatchObject({ done: 1, failed: [{ label: ended.followNo }] });
    const body = { filter: { status: 'overdue' }, excludedIds: [], change: { ...change, action: 'assign' } };
    const { id, total } = Job.parse((await send(followUpApi.bulkMatching, { body, cookie })).data);
    pass(20_000);
    expect(await readJob(id, cookie)).toMatchObject({ state: 'succeeded', done: total, failed: [] });
    expect((await list({ status: 'overdue', assignee: '4' })).total).toBe(total);
  });
});
