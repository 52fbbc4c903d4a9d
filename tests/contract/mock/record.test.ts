import { describe, expect, test, vi } from 'vitest';
import { BulkResult } from '@/contract/bulk';
import { followUpApi } from '@/contract/follow-up';
import { severities } from '@/contract/limits/quiz';
import { recordActionApi, recordApi } from '@/contract/record-actions';
import { RecordDetail } from '@/contract/record-detail';
import { RecordCounts, RecordList, type RecordListed } from '@/contract/record-list';
import { uploadApi } from '@/contract/upload';
import { hasConsent } from '@/domain/consent';
import { getAnswers, getQuiz } from '../../../mock/record/answer-list';
import type { RecordRow } from '../../../mock/record/fixtures';
import { state } from '../../../mock/state';
import { findRow, getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { fetchFrom, send } from './server';

const world = getWorld(500);
const consenting = new Set(world.members.filter(hasConsent).map(({ id }) => id));

const ofConsenting = world.records.filter(({ memberId }) => consenting.has(memberId));

const some = (has: (row: RecordRow) => boolean) => findRow(ofConsenting, has);
const flagged = some(({ flags }) => flags.length > 0);
const inStatus = (status: RecordRow['status']) => some((row) => row.status === status);
const hospital = world.hospitals.find(({ status }) => status === 'active');

describe('records', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });

  const now = (id: string) => {
    const row = state().world.records.find((one) => one.id === id);
    if (!row) throw new Error('the record was deleted');
    return row;
  };
  const followUpsOf = (id: string) => state().world.followUps.filter(({ recordId }) => recordId === id);
  const read = async (id: string) => RecordDetail.parse((await send(recordApi.get, { params: { id }, cookie })).data);
  const act = (name: keyof typeof recordActionApi, { id }: { id: string }, body: object = {}) =>
    send(recordActionApi[name], { params: { id }, body: { version: now(id).version, ...body }, cookie });
  const done = async (name: keyof typeof recordActionApi, row: { id: string }, body: object = {}) => {
    const { status, data } = await act(name, row, body);
    expect(status).toBe(200);
    return RecordDetail.parse(data);
  };
  const refused = async (name: keyof typeof recordActionApi, row: { id: string }, body: object = {}) => {
    const { status, envelope } = await act(name, row, body);
    return [status, envelope.errorCode];
  };
  const list = async (query: Record<string, string> = {}) =>
    RecordList.parse((await send(recordApi.list, { query: { pageSize: '100', ...query }, cookie })).data);

  test('are listed by priority: red flags, then severity, then waiting time', async () => {
    const { list: rows } = await list({ status: 'submitted', sort: 'priority' });
    const rank = ({ redFlagCount, severity, submittedAt }: RecordListed) =>
      [
        redFlagCount > 0 ? 0 : 1,
        severity === null ? 9 : 9 - severities.indexOf(severity),
        Date.parse(submittedAt ?? ''),
      ] as const;
    const ranks = rows.map(rank);
    expect(rows.length).toBeGreaterThan(3);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]));
  });

  test('have lostContact after the first contact was given up, until they are closed', async () => {
    const row = some(({ id, status }) => {
      const open = followUpsOf(id).filter((one) => one.status === 'pending');
      return status === 'approved' && open.length === 1 && open[0]?.plan === 'first';
    });
    expect((await read(row.id)).lostContact).toBeNull();
    const first = followUpsOf(row.id).find(({ status }) => status === 'pending');
    const attempt = { way: 'phone', result: 'refused', note: null, ends: true };
    const params = { id: first?.id ?? '' };
    await send(followUpApi.addAttempt, { params, body: { ...attempt, version: first?.version }, cookie });
    expect(await read(row.id)).toMatchObject({ status: 'approved', lostContact: 'refused', nextFollowUpAt: null });
    const closed = await done('close', row, { closeReason: 'refused' });
    expect(closed).toMatchObject({ status: 'closed', closeReason: 'refused', lostContact: null });
  });

  test('are refused for assignment when more than 200 match', async () => {
    const body = { filter: {}, excludedIds: [], change: { action: 'assign', assigneeId: '2' } };
    const { status, data } = await send(recordApi.bulkMatching, { body, cookie });
    expect([status, data]).toEqual([422, { fieldErrors: { filter: '一次最多分配 200 条' } }]);
    expect(state().jobs).toEqual([]);
  });

  test('have counts per tab that equal the list', async () => {
    const query = { severity: 'high,critical' };
    const counts = RecordCounts.parse((await send(recordApi.counts, { query, cookie })).data);
    for (const status of ['submitted', 'reviewing', 'approved', 'contacted', 'referred'] as const) {
      expect((await list({ ...query, status })).total).toBe(counts[status]);
    }
    expect((await list(query)).total).toBe(counts.all);
  });

  test('have no clear name or number, even in a search by number', async () => {
    const row = some(({ status, submittedAt }) => status === 'submitted' && submittedAt !== null);
    const member = world.members.find(({ id }) => id === row.memberId);
    const body = { mobile: member?.mobile, current: 1, pageSize: 20 };
    const answers = [
      await send(recordApi.get, { params: { id: row.id }, cookie }),
      await send(recordApi.search, { body, cookie }),
    ];
    expect(RecordList.parse(answers[1]?.data).list.map(({ id }) => id)).toContain(row.id);
    for (const { data } of answers) {
      const text = JSON.stringify(data);
      for (const clear of [member?.realName, member?.mobile, member?.idNo])
        if (clear) expect(text).not.toContain(clear);
    }
  });

  test('are claimed once each by claimNext, most urgent first', async () => {
    const { list: waiting } = await list({ status: 'submitted', sort: 'priority', assignee: 'none' });
    const given: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { data } = await send(recordApi.claimNext, { body: {}, cookie });
      const record = RecordDetail.parse(data);
      expect(record).toMatchObject({ status: 'reviewing', assigneeName: expect.any(String) });
      given.push(record.id);
    }
    expect(given).toEqual(waiting.slice(0, 3).map(({ id }) => id));
    const none = await send(recordApi.claimNext, { body: { no: 'R19000101' }, cookie });
    expect([none.status, none.data]).toEqual([200, null]);
  });

  test('take their pending follow-ups without assignee along when they are claimed or assigned', async () => {
    const row = some(({ status, assigneeId }) => status === 'submitted' && assigneeId === null);
    const { world: current } = state();
    current.followUps = current.followUps.filter(({ recordId }) => recordId !== row.id);
    const call = current.followUps.find(({ status }) => status === 'pending');
    Object.assign(call ?? {}, { recordId: row.id, memberId: row.memberId, assigneeId: null });
    const own = () => followUpsOf(row.id).map(({ status, assigneeId }) => [status, assigneeId]);
    await done('claim', row);
    expect(own()).toEqual([['pending', '1']]);
    for (const one of followUpsOf(row.id)) one.assigneeId = null;
    await done(
      'assign',
      some(({ id }) => id === row.id),
      { assigneeId: '3' },
    );
    expect(own()).toEqual([['pending', '3']]);
  });

  test('go from submitted to closed step by step, and no step is possible twice', async () => {
    const row = some(({ status, projectId }) => {
      const project = world.projects.find(({ id }) => id === projectId);
      return status === 'submitted' && project?.agreementTemplateId === null;
    });
    expect(await refused('review', row, { eligibility: 'eligible' })).toEqual([403, 'RECORD_STATUS']);
    expect((await done('claim', row)).status).toBe('reviewing');
    expect((await done('review', row, { eligibility: 'pending', reason: '缺检查报告' })).status).toBe('reviewing');
    // Today is Saturday, and Monday is a holiday.
    state().world.customService.rows[0].calendar = [
      { from: '2026-11-23', to: '2026-11-23', kind: 'holiday', name: '节日' },
    ];
    expect(await done('review', row, { eligibility: 'eligible' })).toMatchObject({
      status: 'approved',
      eligibility: 'eligible',
    });
    expect(followUpsOf(row.id).filter(({ plan }) => plan === 'first')).toMatchObject([
      { dueAt: '2026-11-24T23:59:59.999+08:00', dueByCalendar: true },
    ]);
    expect(await read(row.id)).toMatchObject({ nextFollowUpByCalendar: true });
    expect(await refused('refer', row, { hospitalId: hospital?.id, appointmentAt: null })).toEqual([
      403,
      'RECORD_STATUS',
    ]);
    const closed = await done('close', row, { closeReason: 'completed' });
    expect(closed).toMatchObject({ status: 'closed', closeReason: 'completed' });
    expect(followUpsOf(row.id).filter(({ status }) => status === 'pending')).toEqual([]);
    expect(await refused('claim', row)).toEqual([403, 'RECORD_STATUS']);
    expect(await done('reopen', row, { reason: '补充资料' })).toMatchObject({
      status: 'reviewing',
      reopenReason: '补充资料',
    });
    expect(await done('void', row, { reason: '测试数据' })).toMatchObject({ status: 'voided', voidReason: '测试数据' });
  });

  test('of a canceled member are not reopened, because the phone number is erased', async () => {
    const row = inStatus('closed');
    const member = state().world.members.find(({ id }) => id === row.memberId);
    Object.assign(member ?? {}, { status: 'cancelled' });
    expect(await refused('reopen', row, { reason: '补充资料' })).toEqual([403, 'MEMBER_CANCELLED']);
  });

  test('voided before they were submitted are not reopened: there is nothing to review', async () => {
    const [row] = ofConsenting.filter(({ status, submittedAt }) => status === 'inProgress' && submittedAt === null);
    if (!row) throw new Error('nobody is answering');
    await done('void', row, { reason: '测试数据' });
    expect(await refused('reopen', row, { reason: '误操作' })).toEqual([403, 'RECORD_STATUS']);
  });

  test('are rejected with a reason, which is in the change log', async () => {
    const row = inStatus('reviewing');
    expect((await act('review', row, { eligibility: 'ineligible' })).status).toBe(422);
    expect(await done('review', row, { eligibility: 'ineligible', reason: '不在年龄范围' })).toMatchObject({
      status: 'rejected',
      eligibility: 'ineligible',
      rejectReason: '不在年龄范围',
    });
    const { data } = await send(
      { method: 'GET', path: '/change-logs' },
      { query: { entityType: 'record', entityId: row.id, current: '1', pageSize: '20' }, cookie },
    );
    expect((data as { list: unknown[] }).list[0]).toMatchObject({ action: 'reject', reason: '不在年龄范围' });
  });

  test('show a critical value of a report, and keep the call about it when they are rejected or voided', async () => {
    const row = inStatus('reviewing');
    Object.assign(now(row.id), { flags: [{ ...flagged.flags[0], flag: 'red' }] });
    const [report] = state().world.reports;
    const item = { name: '血红蛋白', value: '45', unit: 'g/L', range: '115–150', flag: 'C' } as const;
    const reading = { status: 'approved', abnormalItems: [item], firstItems: [item] };
    Object.assign(report ?? {}, { recordId: row.id, memberId: row.memberId, ...reading });
    const [critical, first] = state().world.followUps;
    const open = { recordId: row.id, memberId: row.memberId, status: 'pending' };
    for (const one of followUpsOf(row.id)) one.recordId = null;
    Object.assign(critical ?? {}, { ...open, plan: 'custom', reportId: report?.id });
    Object.assign(first ?? {}, { ...open, plan: 'first', reportId: null });
    expect(await read(row.id)).toMatchObject({
      hasCritical: true,
      critical: [{ reportId: report?.id, items: ['血红蛋白 45 g/L'], state: 'confirmed' }],
    });
    await done('review', row, { eligibility: 'ineligible', reason: '年龄不符' });
    const pending = () => followUpsOf(row.id).filter(({ status }) => status === 'pending');
    expect(pending()).toEqual([critical]);
    // With a red flag the patient is to be called today.
    await done('reopen', row, { reason: '误操作' });
    expect(pending().map(({ plan }) => plan)).toEqual(['custom', 'first']);
    await done('void', row, { reason: '重复' });
    expect(pending()).toEqual([critical]);
  });

  test('with a red flag are to be called the same day after the approval, if no first contact is open', async () => {
    const row = inStatus('reviewing');
    Object.assign(now(row.id), { flags: [{ ...flagged.flags[0], flag: 'red' }] });
    for (const one of followUpsOf(row.id)) one.status = 'cancelled';
    await done('review', row, { eligibility: 'eligible' });
    expect(followUpsOf(row.id).at(-1)).toMatchObject({
      ...{ plan: 'first', status: 'pending', dueByCalendar: false },
      dueAt: expect.stringMatching(/^2026-11-21T23:59:59/),
    });
  });

  test('with a stale version are 409 with the current record', async () => {
    const row = inStatus('reviewing');
    await done('review', row, { eligibility: 'pending', reason: '等报告' });
    const { status, data } = await send(recordActionApi.reject, {
      params: { id: row.id },
      body: { reason: '重复', version: row.version },
      cookie,
    });
    expect(status).toBe(409);
    expect(data).toMatchObject({ current: { id: row.id, version: row.version + 1 } });
  });

  test('need a signed agreement for a referral when the project requires one', async () => {
    const contacted = (await list({ status: 'contacted' })).list;
    const unsigned = contacted.find(({ agreementStatus }) => !['signed', 'notRequired'].includes(agreementStatus));
    const signed = contacted.find(({ agreementStatus }) => agreementStatus === 'signed');
    const referral = { hospitalId: hospital?.id, appointmentAt: '2026-11-25T09:00:00+08:00' };
    if (unsigned) expect(await refused('refer', unsigned, referral)).toEqual([403, 'RECORD_AGREEMENT']);
    if (!signed) throw new Error('no contacted record has a signed agreement');
    expect((await act('refer', signed, { ...referral, appointmentAt: '2026-11-20T09:00:00+08:00' })).status).toBe(422);
    expect(await done('refer', signed, referral)).toMatchObject({ status: 'referred', arrival: 'pending' });
  });

  test('accept an arrival only when they were referred, closed or not', async () => {
    const write = async ({ id, version, hospitalId, appointmentAt, remark }: RecordRow, arrival = 'arrived') => {
      const body = { hospitalId, appointmentAt, remark, arrival, version };
      const { status, envelope } = await send(recordApi.update, { params: { id }, body, cookie });
      return [status, Object.keys((envelope.data as { fieldErrors?: object })?.fieldErrors ?? {})];
    };
    const refusal = [422, ['arrival']];
    const contacted = inStatus('contacted');
    expect(await write(now(contacted.id))).toEqual(refusal);
    await done('close', contacted, { closeReason: 'noContact' });
    expect(await write(now(contacted.id))).toEqual(refusal);
    const referred = some(({ status, arrival }) => status === 'referred' && arrival !== 'noShow');
    expect(await write(now(referred.id), 'noShow')).toEqual([200, []]);
    expect(followUpsOf(referred.id).at(-1)).toMatchObject({ plan: 'custom', status: 'pending', dueByCalendar: true });
    // A new appointment has not been missed yet, so that missing it opens another follow-up.
    const moved = { ...now(referred.id), appointmentAt: '2026-12-03T09:30:00+08:00' };
    expect(await write(moved, 'noShow')).toEqual([200, []]);
    expect(now(referred.id).arrival).toBe('pending');
    const before = followUpsOf(referred.id).length;
    expect(await write(now(referred.id), 'noShow')).toEqual([200, []]);
    expect(followUpsOf(referred.id)).toHaveLength(before + 1);
    await done('close', referred, { closeReason: 'completed' });
    expect(await write(now(referred.id))).toEqual([200, []]);
  });

  test('are amended with the quiz of the answers, and keep the original answer', async () => {
    const row = some(
      (one) =>
        one.status === 'reviewing' &&
        one.totalScore !== null &&
        // Answers to sensitive questions are not shown.
        getQuiz(one).questions.every(({ sensitive }) => !sensitive),
    );
    const before = await read(row.id);
    const quiz = world.quizzes.find(({ id }) => id === before.quizId);
    const changed = before.answers.flatMap((answer) => {
      const question = quiz?.questions.find(({ questionId }) => questionId === answer.questionId);
      const other = question?.options.find(
        ({ optionId, score, disqualify }) => optionId !== answer.value && score !== answer.score && !disqualify,
      );
      return answer.type === 'single' && answer.scored && !answer.hidden && other ? [{ answer, other }] : [];
    })[0];
    if (!changed) throw new Error('nothing to correct');
    const { answer, other } = changed;
    const amendment = { questionId: answer.questionId, value: other.optionId, reason: '会员来电更正' };
    expect((await act('amend', row, { ...amendment, reason: '更正' })).status).toBe(422);
    expect((await act('amend', row, { ...amendment, value: 'nothing' })).status).toBe(422);
    const after = await done('amend', row, amendment);
    expect(after.totalScore).toBe((before.totalScore ?? 0) - (answer.score ?? 0) + (other.score ?? 0));
    expect(after.amendments).toMatchObject([
      {
        questionId: answer.questionId,
        from: answer.optionLabels,
        to: [other.label],
        scoreBefore: before.totalScore,
        scoreAfter: after.totalScore,
      },
    ]);
    // A withdrawal hides answers and results, and not the log.
    expect(state().changeLog.at(-1)?.changes).toEqual([
      { field: 'answers', from: '***', to: '***' },
      { field: 'amendments', from: 0, to: 1 },
    ]);
  });

  test('have the patient called the same day when an amendment raises a red flag', async () => {
    const TODAY = '2026-11-21T23:59:59.999+08:00';
    const findRed = (row: RecordRow) =>
      getQuiz(row)
        .questions.filter(({ type }) => type === 'single')
        .flatMap(({ questionId, options }) =>
          options.flatMap(({ optionId, riskFlag, disqualify }) =>
            riskFlag === 'red' && !disqualify && row.answers[questionId] ? [{ questionId, value: optionId }] : [],
          ),
        )[0];
    const amend = async (status: RecordRow['status']) => {
      const row = some(
        (one) => one.status === status && one.flags.every(({ flag }) => flag !== 'red') && findRed(one) !== undefined,
      );
      const later = { dueAt: '2026-11-23T23:59:59.999+08:00', dueByCalendar: true };
      for (const one of followUpsOf(row.id)) if (one.status === 'pending') Object.assign(one, later);
      await done('amend', row, { ...findRed(row), reason: '会员来电更正' });
      const pending = followUpsOf(row.id).filter((one) => one.status === 'pending');
      return pending.map(({ plan, dueAt, dueByCalendar }) => [plan, dueAt, dueByCalendar]);
    };
    expect(await amend('reviewing')).toEqual([['first', TODAY, false]]);
    expect(await amend('approved')).toEqual([['first', TODAY, false]]);
    expect(await amend('contacted')).toContainEqual(['custom', TODAY, false]);
  });

  test('keep the hints that the member was shown when an amendment changes the result', async () => {
    const row = some(({ status, hintsShown, totalScore }) => {
      const hasScore = hintsShown.some(({ showScore, content }) => showScore && content.includes('{{score}}'));
      return status === 'reviewing' && hasScore && totalScore !== null;
    });
    const { hintsShown } = await read(row.id);
    now(row.id).shownResult = undefined;
    const question = getQuiz(row).questions.find(({ type, scored }) => type === 'single' && scored);
    const other = question?.options.find(
      ({ optionId, disqualify }) => optionId !== row.answers[question.questionId]?.value && !disqualify,
    );
    const amended = await done('amend', row, {
      questionId: question?.questionId,
      value: other?.optionId,
      reason: '会员来电更正',
    });
    expect(amended.totalScore).not.toBe(row.totalScore);
    expect(amended.hintsShown).toEqual(hintsShown);
  });

  test('hide the answer and the score of a sensitive question, since the score reveals the answer of a scale', async () => {
    const row = some(
      ({ flags, answers, quizId }) =>
        Object.keys(answers).length > 0 &&
        flags.length > 0 &&
        world.quizzes.some(
          ({ id, questions }) =>
            id === quizId && questions.some(({ sensitive, questionId }) => sensitive && answers[questionId]),
        ),
    );
    const { answers, riskFlags, totalScore } = await read(row.id);
    const sensitive = answers.filter((answer) => answer.sensitive && !answer.hidden);
    expect(sensitive.some(({ masked }) => masked)).toBe(true);
    for (const answer of sensitive)
      expect(answer).toMatchObject({ value: null, optionLabels: [], others: {}, score: null });
    for (const { questionId, optionId, optionLabel } of riskFlags) {
      const isSensitive = sensitive.some((answer) => answer.questionId === questionId);
      expect([optionId === null, optionLabel === null]).toEqual([isSensitive, isSensitive]);
    }
    expect(totalScore).toBe(row.totalScore);
    const clear = getAnswers(row);
    for (const answer of answers)
      expect(answer.masked).toBe(
        answer.sensitive && clear.some(({ questionId, value }) => questionId === answer.questionId && value !== null),
      );
  });

  test('show images and signatures only after a reveal, by URLs that expire', async () => {
    const ofType = (row: RecordRow, type: string) =>
      getAnswers(row).find((answer) => answer.type === type && answer.value !== null);
    const row = some((one) => ofType(one, 'image') !== undefined && ofType(one, 'signature') !== undefined);
    const isPictured = ({ type }: { type: string }) => type === 'image' || type === 'signature';
    for (const answer of (await read(row.id)).answers.filter(isPictured))
      expect(answer).toMatchObject({ masked: true, value: null });
    const body = { fields: ['answers'], purpose: 'review' };
    const { data } = await send(recordActionApi.reveal, { params: { id: row.id }, body, cookie });
    const { pictures, expiresAt } = recordActionApi.reveal.data.parse(data);
    expect(pictures?.map(({ questionId, urls }) => [questionId, urls.length])).toEqual(
      getAnswers(row).flatMap(({ questionId, type, value }) =>
        isPictured({ type }) && value !== null ? [[questionId, [value].flat().length]] : [],
      ),
    );
    const names = pictures?.flatMap(({ urls }) => urls.map((url) => url.split('/').at(-1) ?? '')) ?? [];
    const fetchOne = (name: string) => fetchFrom(uploadApi.file, { params: { name }, cookie });
    for (const name of names) expect((await fetchOne(name)).headers.get('cache-control')).toBe('no-store');
    vi.setSystemTime(Date.parse(expiresAt));
    for (const name of names) expect((await fetchOne(name)).status).toBe(404);
  });

  test('list contradictions to the profile, without sensitive answers, and none without consent', async () => {
    const isBySex = ({ answers, submittedAt }: RecordRow) => submittedAt !== null && 'gastric-sex' in answers;
    const { id, memberId, answers } = some((row) => isBySex(row) && row.closeReason !== 'withdrawn');
    const member = state().world.members.find((one) => one.id === memberId);
    const question = getQuiz(now(id)).questions.find(({ questionId }) => questionId === 'gastric-sex');
    if (!member || !question) throw new Error('no member or question');
    const said = question.options.find(({ optionId }) => optionId === answers['gastric-sex']?.value)?.label;
    Object.assign(member, { gender: said === '男' ? 'female' : 'male', birthDate: null });
    const one = { field: 'gender', questionId: 'gastric-sex', profile: member.gender };
    const answer = said === '男' ? 'male' : 'female';
    expect(await read(id)).toMatchObject({ contradicts: ['gender'], contradictions: [{ ...one, answer }] });
    question.sensitive = true;
    expect(await read(id)).toMatchObject({ contradictions: [{ ...one, answer: null }] });
    const listed = await send(recordApi.list, { query: { memberId }, cookie });
    expect(JSON.stringify(listed.data)).toContain('"contradicts":["gender"]');
    expect(JSON.stringify(listed.data)).not.toContain('gastric-sex');
    member.privacyWithdrawnAt = member.privacyConsentAt;
    expect(await read(id)).toMatchObject({ contradicts: [], contradictions: [] });
  });

  test('list the rules that hide a question', async () => {
    let seen = 0;
    for (const { id } of world.records.filter((_, index) => index % 20 === 0)) {
      const record = await read(id);
      const hidden = record.answers.filter((answer) => answer.hidden).map(({ questionId }) => questionId);
      expect(record.hiddenQuestions.map(({ questionId }) => questionId)).toEqual(record.withheld ? [] : hidden);
      const rules = world.quizzes.find((quiz) => quiz.id === record.quizId)?.rules.map(({ ruleId }) => ruleId);
      for (const { ruleIds } of record.hiddenQuestions) expect(rules).toEqual(expect.arrayContaining(ruleIds));
      seen += record.hiddenQuestions.length;
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('hide answers when consent was withdrawn, except on request of the member', async () => {
    const withdrawn = some(({ closeReason }) => closeReason === 'withdrawn');
    const record = await read(withdrawn.id);
    expect(record).toMatchObject({
      withheld: 'withdrawn',
      riskFlags: [],
      hintsShown: [],
      totalScore: null,
      severity: null,
    });
    for (const { value, optionLabels, score } of record.answers)
      expect([value, optionLabels, score]).toEqual([null, [], null]);
    const reveal = (purpose: string) =>
      send(recordActionApi.reveal, { params: { id: record.id }, body: { fields: ['answers'], purpose }, cookie });
    expect((await reveal('review')).status).toBe(403);
    expect((await reveal('memberRequest')).status).toBe(200);
    expect(await refused('reopen', record, { reason: '重新处理' })).toEqual([403, 'RECORD_WITHDRAWN']);
  });

  test('are assigned and closed in bulk where possible', async () => {
    const [approved, waiting] = [inStatus('approved'), inStatus('submitted')];
    const bulk = async (change: object) => {
      const { data } = await send(recordApi.bulk, { body: { ids: [approved.id, waiting.id], change }, cookie });
      return BulkResult.parse(data);
    };
    const operator = world.operators.find(({ active }) => active);
    expect((await bulk({ action: 'assign', assigneeId: operator?.id })).done).toBe(2);
    expect(now(waiting.id)).toMatchObject({ status: 'reviewing', assigneeId: operator?.id });
    const closed = await bulk({ action: 'close', closeReason: 'completed' });
    expect([closed.done, closed.failed.map(({ id }) => id)]).toEqual([1, [waiting.id]]);
  });
});
