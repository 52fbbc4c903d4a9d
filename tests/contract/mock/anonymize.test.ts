import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportApi } from '@/contract/export';
import { Job } from '@/contract/job';
import { memberDetailApi } from '@/contract/member-detail';
import { maskMobile } from '@/domain/mask';
import { isOpen } from '@/domain/record-status';
import { buildWorld } from '../../../mock/fixtures/world';
import { resetState, state } from '../../../mock/state';
import type { World } from '../../../mock/world';
import { worldRuns } from '../../properties';
import { pass, readJob } from './jobs';
import { send, sessionCookie } from './server';

const NOW = Date.parse('2026-11-21T09:30:00+08:00');
/** Marks the personal texts here. Nothing else contains it, and masking a name keeps it. */
const MARK = '鱻';
const person = {
  realName: `${MARK}小满`,
  nickname: `${MARK}满满`,
  mobile: '14098765432',
  idType: 'passport',
  idNo: 'EA7654321',
  regionText: `${MARK}市 南山区`,
  avatarUrl: `https://pictures.invalid/${MARK}.png`,
  remark: `由${MARK}小满的女儿代填`,
} as const;
const words = { value: `我是${MARK}小满，住在幸福路 7 号` };

/** The whole state of the server as text. */
const everything = () =>
  JSON.stringify(state(), (_, value) => (value instanceof Map || value instanceof Set ? [...value] : value));

/** Prepares a member who can be anonymized, with records, agreements, reports, follow-ups and log entries. */
function plant({ members, records, agreements, reports, followUps, quizzes, histories }: World) {
  const blocked = new Set(records.filter(({ status }) => isOpen(status)).map(({ memberId }) => memberId));
  const member = members.find(
    ({ id, status, recordCount }) => status === 'active' && recordCount > 0 && !blocked.has(id),
  );
  const [record] = records.filter(({ memberId }) => memberId === member?.id);
  const [agreement, report, followUp] = [agreements[0], reports[0], followUps[0]];
  if (!member || !record || !agreement || !report || !followUp) return undefined;
  Object.assign(member, person);

  const quiz = quizzes.find(({ questions }) => questions.some(({ type }) => type === 'textarea'));
  const written = quiz?.questions.find(({ type }) => type === 'textarea');
  const chosen = quiz?.questions.find(({ type }) => type === 'multiple');
  if (!quiz || !written || !chosen) throw new Error('no quiz has both a textarea and a multiple-choice question');
  const other = chosen.options[0]?.optionId ?? '';
  const answers = {
    [written.questionId]: words,
    [chosen.questionId]: { value: [other], others: { [other]: words.value } },
  };
  const own = { ...record, memberId: member.id, projectId: quiz.projectId, answers };
  const draft = { ...own, id: 'draft', status: 'inProgress' } as const;
  const closed = { ...own, id: 'closed', status: 'closed' } as const;
  records.push(closed, draft);
  const signed = { ...agreement, signerName: person.realName, signerIdNo: person.idNo, deviceId: MARK };
  agreements.push(
    { ...signed, id: 'signed', recordId: closed.id, withdrawReason: `${MARK}不愿意` },
    { ...signed, id: 'ofDraft', recordId: draft.id },
  );
  reports.push({
    ...report,
    id: 'report',
    memberId: member.id,
    recordId: closed.id,
    status: 'pending',
    title: `${MARK}的血常规`,
    conclusion: MARK,
  });
  const attempt = { at: followUp.createdAt, byName: '林晓', way: 'phone', result: 'noAnswer', note: MARK } as const;
  const called = { ...followUp, memberId: member.id, recordId: closed.id, attemptLog: [attempt] };
  followUps.push(
    { ...called, id: 'open', round: 1, status: 'pending' },
    { ...called, id: 'done', round: 2, status: 'done', content: words.value, adverseAckNote: MARK },
    { ...called, id: 'dead', round: 4, status: 'done', replacedDoNotContact: { reason: `${MARK}不愿意`, until: null } },
    { ...called, id: 'given', round: 3, status: 'cancelled', cancelReason: `${MARK}不愿意` },
  );
  const noted = { action: 'update', reason: words.value, operatorName: '林晓', createdAt: record.startedAt };
  const remarked = { ...noted, changes: [{ field: 'remark', from: null, to: words.value }] };
  histories.changes.push(
    { ...remarked, id: 'noted-1', entityType: 'record', entityId: closed.id },
    { ...noted, id: 'noted-2', entityType: 'agreement', entityId: 'signed', changes: [] },
  );
  return member;
}

describe('anonymizing a member', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
  afterEach(() => void vi.useRealTimers());

  /** Makes calls that each leave a trace in a log or a file. */
  async function leaveTraces({ id }: { id: string }, cookie: string) {
    const versionOf = () => state().world.members.find((one) => one.id === id)?.version;
    const call = (name: 'setTags' | 'disable' | 'enable' | 'update' | 'reveal', body: object) =>
      send(memberDetailApi[name], { params: { id }, body: { version: versionOf(), ...body }, cookie });
    const reason = `${MARK}小满来电`;
    const clear = { fields: ['realName', 'mobile'], purpose: 'memberRequest', purposeNote: reason };
    const exporting = (entity: string, ids: string[], more: object) =>
      send(exportApi.start, { body: { entity, format: 'csv', filter: {}, ids, ...more }, cookie });
    const answers = [
      await call('setTags', { tags: [`${MARK}家`] }),
      await call('disable', { reason }),
      await call('enable', { reason }),
      await call('reveal', { fields: ['mobile'], purpose: 'memberRequest', purposeNote: reason }),
      await exporting('record', ['draft'], { filter: { status: 'inProgress,abandoned' } }),
      await exporting('record', ['closed'], { clear: { ...clear, fields: ['patientName'] } }),
      await exporting('followUp', ['open'], {}),
      await exporting('report', ['report'], {}),
      await exporting('member', [id], { clear }),
    ];
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const job = Job.parse(answers.at(-1)?.data);
    pass(60_000);
    expect(await readJob(job.id, cookie)).toMatchObject({ state: 'succeeded' });
    return state().jobs.map(({ lines }) => JSON.stringify(lines));
  }

  test('removes their personal data everywhere, including logs and files, and changes no other member', async () => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const world = buildWorld({ now: NOW, seed, memberCount: 35 });
        const member = plant(world);
        if (!member) return;
        tried += 1;
        resetState(world);
        const cookie = await sessionCookie();
        const lines = await leaveTraces(member, cookie);
        expect(lines.filter((text) => text.includes(MARK))).toHaveLength(5);
        expect(lines.at(-1)).toContain(person.mobile);
        expect(everything()).toContain(MARK);
        const others = getOthers(member.id);
        const { id, memberNo } = member;
        const { version } = state().world.members.find((one) => one.id === id) ?? member;

        const { status } = await send(memberDetailApi.anonymise, {
          params: { id },
          body: { version, memberNo },
          cookie,
        });

        expect(status).toBe(200);
        const left = everything();
        const personal = [MARK, person.mobile, maskMobile(person.mobile), person.idNo, '幸福路'];
        expect(personal.filter((text) => left.includes(text))).toEqual([]);
        const { records, agreements, reports } = state().world;
        expect(records.filter((one) => one.memberId === id && one.status === 'inProgress')).toEqual([]);
        expect(agreements.map((one) => one.id)).not.toContain('ofDraft');
        expect(agreements.find((one) => one.id === 'signed')).toMatchObject({ signerName: null, hasSignature: false });
        expect(reports.find((one) => one.id === 'report')).toMatchObject({ status: 'voided', files: [] });
        const own = state().world.followUps.filter((one) => one.memberId === id);
        expect(own.filter((one) => one.status === 'pending')).toEqual([]);
        expect(own.find((one) => one.id === 'open')).toMatchObject({ status: 'cancelled', cancelReason: '会员已注销' });
        expect(own.find((one) => one.id === 'done')).toMatchObject({ status: 'done', content: null });
        expect(state().changeLog).toContainEqual(
          expect.objectContaining({ entityType: 'followUp', entityId: 'open', action: 'cancel' }),
        );
        expect(getOthers(id)).toEqual(others);
      }),
      { numRuns: worldRuns(4) },
    );
    expect(tried).toBeGreaterThan(0);
  });
});

/** Rows of all other members. */
function getOthers(id: string) {
  const { members, records, agreements, reports, followUps } = state().world;
  const own = new Set(records.filter(({ memberId }) => memberId === id).map((record) => record.id));
  return {
    members: members.filter((member) => member.id !== id),
    records: records.filter(({ memberId }) => memberId !== id),
    agreements: agreements.filter(({ recordId }) => !own.has(recordId) && recordId !== 'draft'),
    reports: reports.filter(({ memberId }) => memberId !== id),
    followUps: followUps.filter(({ memberId }) => memberId !== id),
  };
}
