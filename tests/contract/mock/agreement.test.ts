import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { Agreement, agreementApi } from '@/contract/agreement';
import { exportApi } from '@/contract/export';
import { Job } from '@/contract/job';
import { agreement as limit } from '@/contract/limits/agreement';
import { revealPurposes } from '@/contract/limits/reveal';
import { recordActionApi, recordApi } from '@/contract/record-actions';
import { RecordDetail } from '@/contract/record-detail';
import { hasConsent } from '@/domain/consent';
import { isOpen } from '@/domain/record-status';
import type { AgreementRow } from '../../../mock/agreement/agreement-row';
import type { RecordRow } from '../../../mock/record/fixtures';
import { createReportPresenter } from '../../../mock/report/table';
import { state } from '../../../mock/state';
import { getWorld, NOW } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { fetchFrom, send, sessionCookie } from './server';

const MINUTE_MS = 60_000;
const REASON = '本人来电要求撤回';
const world = getWorld(200);

const records = new Map(world.records.map((record) => [record.id, record]));
const getRecord = (row: AgreementRow) => records.get(row.recordId) as RecordRow;
const shownMembers = new Set(
  world.members.filter((member) => member.status === 'active' && hasConsent(member)).map(({ id }) => id),
);
const isShown = (row: AgreementRow) => shownMembers.has(getRecord(row).memberId);
const one = (has: (row: AgreementRow) => boolean) => {
  const row = world.agreements.find((each) => isShown(each) && has(each));
  if (!row) throw new Error('the world has no such agreement');
  return row;
};
const isNewest = (row: AgreementRow) => world.agreements.findLast(({ recordId }) => recordId === row.recordId) === row;
const signed = one(
  (row) =>
    row.status === 'signed' &&
    isOpen(getRecord(row).status) &&
    world.reports.some(({ recordId }) => recordId === row.recordId),
);
const alive = (status: AgreementRow['status']) =>
  one((row) => row.status === status && isNewest(row) && isOpen(getRecord(row).status));

let cookie: string;
beginEachWith(world, (own) => {
  cookie = own;
});

const get = async ({ id }: AgreementRow) =>
  Agreement.parse((await send(agreementApi.get, { params: { id }, cookie })).data);
const ofRecord = async (recordId: string) =>
  agreementApi.ofRecord.data.parse((await send(agreementApi.ofRecord, { params: { recordId }, cookie })).data);
const withdraw = ({ id, version }: AgreementRow, reason = REASON) =>
  send(agreementApi.withdraw, { params: { id }, body: { version, reason }, cookie });
const sendInvitation = (recordId: string, newest: AgreementRow | undefined) =>
  send(agreementApi.send, {
    params: { recordId },
    body: { newest: newest ? { id: newest.id, version: newest.version } : null },
    cookie,
  });
const resend = (row: AgreementRow) => sendInvitation(row.recordId, row);
const reveal = (row: AgreementRow, input: object = {}) =>
  send(agreementApi.reveal, {
    params: { id: row.id },
    body: { fields: ['signerName', 'signature'], purpose: 'verify', ...input },
    cookie,
  });

describe('an agreement', () => {
  test('is masked, and is listed among the agreements of its record', async () => {
    const agreement = await get(signed);
    expect(agreement.signerNameMasked).toContain('*');
    expect(JSON.stringify(agreement)).not.toContain(signed.signerName);
    expect((await ofRecord(signed.recordId)).map(({ id }) => id)).toContain(signed.id);
    expect((await send(agreementApi.get, { params: { id: '1' }, cookie })).status).toBe(404);
    expect((await send(agreementApi.ofRecord, { params: { recordId: '1' }, cookie })).status).toBe(404);
  });

  test('is intact until its text changes', async () => {
    const verify = async () =>
      agreementApi.verify.data.parse((await send(agreementApi.verify, { params: { id: signed.id }, cookie })).data);
    expect(await verify()).toMatchObject({ isIntact: true, contentHash: signed.contentHash });
    const template = state().world.agreementTemplates.find(({ id }) => id === signed.templateId);
    if (template) template.content += '<p>后来添上的一句</p>';
    const tampered = await verify();
    expect(tampered.isIntact).toBe(false);
    expect(tampered.presentHash).not.toBe(signed.contentHash);
  });

  test('is expired after the time to sign, and so is the agreement status of its record', async () => {
    const unsigned = alive('unsigned');
    pass(limit.signWithinDays * 24 * 60 * MINUTE_MS);
    cookie = await sessionCookie();
    expect((await get(unsigned)).status).toBe('expired');
    const { data } = await send(recordApi.get, { params: { id: unsigned.recordId }, cookie });
    expect(RecordDetail.parse(data).agreementStatus).toBe('expired');
  });
});

describe('an invitation to sign', () => {
  /** Removes all agreements of a record, as if none had been sent. */
  const forget = (recordId: string) => {
    const now = state().world;
    now.agreements = now.agreements.filter((row) => row.recordId !== recordId);
  };
  const consentOf = async (id: string) =>
    RecordDetail.parse((await send(recordApi.get, { params: { id }, cookie })).data).agreementStatus;

  test('creates the first agreement of a record, whose status changes from notSent to unsigned', async () => {
    const { recordId } = signed;
    forget(recordId);
    expect(await consentOf(recordId)).toBe('notSent');
    const { status, data } = await sendInvitation(recordId, undefined);
    expect(status).toBe(200);
    const first = Agreement.parse(data);
    expect(first).toMatchObject({ recordId, status: 'unsigned', signedAt: null, version: 1 });
    expect(await ofRecord(recordId)).toHaveLength(1);
    expect(await consentOf(recordId)).toBe('unsigned');
    expect(state().changeLog).toMatchObject([{ entityId: first.id, action: 'create' }]);
    // Another operator who still sees none cannot send a second one.
    const late = await sendInvitation(recordId, undefined);
    expect([late.status, late.data]).toMatchObject([409, { current: { id: first.id } }]);
  });

  test.each(['unsigned', 'declined'] as const)('creates a new agreement after one that is %s', async (status) => {
    const row = alive(status);
    const { status: code, data } = await resend(row);
    expect(code).toBe(200);
    const added = Agreement.parse(data);
    expect(added).toMatchObject({
      recordId: row.recordId,
      status: 'unsigned',
      signedAt: null,
      consents: [],
      version: 1,
    });
    expect(added.agreementNo).toMatch(/^A20261121\d{6}$/);
    const [newest, before] = await ofRecord(row.recordId);
    expect(newest?.id).toBe(added.id);
    expect(before).toMatchObject({ id: row.id, status: status === 'unsigned' ? 'superseded' : status });
    expect(state().changeLog.map(({ entityId, action }) => [entityId, action])).toEqual([
      [row.id, 'resend'],
      [added.id, 'create'],
    ]);
  });

  test('uses the newest version that is in force', async () => {
    const row = alive('declined');
    const { agreementTemplates, projects } = state().world;
    const project = projects.find(({ id }) => id === getRecord(row).projectId);
    const chosen = agreementTemplates.find(({ id }) => id === project?.agreementTemplateId);
    if (!chosen) throw new Error('no template');
    const later = { ...chosen, id: 'later', templateVersion: 'v9.0', effectiveAt: '2026-11-22T00:00:00+08:00' };
    agreementTemplates.push(later);
    expect((await resend(row)).data).toMatchObject({ templateVersion: expect.not.stringMatching('v9.0') });
    pass(24 * 60 * MINUTE_MS);
    cookie = await sessionCookie();
    const newest = state().world.agreements.findLast(({ recordId }) => recordId === row.recordId) as AgreementRow;
    expect((await resend(newest)).data).toMatchObject({ templateVersion: 'v9.0' });
  });

  test('is for the guardian of a member who turns out to be a minor, and for an adult or their agent', async () => {
    const { recordId } = alive('declined');
    const { members, agreements } = state().world;
    const member = members.find(({ id }) => id === records.get(recordId)?.memberId);
    const newest = () => agreements.findLast((row) => row.recordId === recordId) as AgreementRow;
    const resendAs = async (birthDate: string) => {
      Object.assign(member ?? {}, { birthDate });
      await resend(newest());
      return [newest().signerType, newest().signerRelation];
    };
    expect(await resendAs('2012-03-01')).toEqual(['guardian', 'parent']);
    expect(await resendAs('1990-03-01')).toEqual(['self', null]);
    Object.assign(newest(), { signerType: 'agent', signerRelation: 'child' });
    expect(await resendAs('1950-03-01')).toEqual(['agent', 'child']);
  });

  test('is refused when no version is in force or the project needs no agreement', async () => {
    const { recordId } = signed;
    forget(recordId);
    const { projects, agreementTemplates } = state().world;
    const project = projects.find(({ id }) => id === getRecord(signed).projectId) as (typeof projects)[number];
    project.needAgreement = false;
    expect(await consentOf(recordId)).toBe('notRequired');
    expect((await sendInvitation(recordId, undefined)).envelope.errorCode).toBe('AGREEMENT_STATUS');
    project.needAgreement = true;
    for (const template of agreementTemplates) template.effectiveAt = '2027-01-01T00:00:00+08:00';
    const early = await sendInvitation(recordId, undefined);
    expect([early.envelope.errorCode, early.envelope.errorMessage]).toEqual([
      'AGREEMENT_STATUS',
      expect.stringContaining('没有已生效的版本'),
    ]);
  });

  test('is refused after one that is signed or withdrawn', async () => {
    for (const status of ['signed', 'withdrawn'] as const) {
      const { status: code, envelope } = await resend(one((row) => row.status === status && isNewest(row)));
      expect([code, envelope.errorCode], status).toEqual([403, 'AGREEMENT_STATUS']);
    }
  });

  test('is refused for a closed, rejected or voided record, and after an agreement that is not the newest', async () => {
    const over = one(
      (row) =>
        row.status === 'declined' && isNewest(row) && ['closed', 'rejected', 'voided'].includes(getRecord(row).status),
    );
    expect((await resend(over)).status).toBe(403);
    const row = alive('declined');
    expect((await resend({ ...row, version: row.version + 1 })).status).toBe(409);
    const superseded = one((each) => each.status === 'superseded');
    expect((await resend(superseded)).status).toBe(409);
  });
});

describe('a withdrawal', () => {
  test('closes the record and cancels its open follow-ups', async () => {
    const { status, data } = await withdraw(signed);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'withdrawn', withdrawReason: REASON, version: signed.version + 1 });
    const { records, followUps } = state().world;
    expect(records.find(({ id }) => id === signed.recordId)).toMatchObject({
      status: 'closed',
      closeReason: 'withdrawn',
    });
    expect(followUps.filter((row) => row.recordId === signed.recordId && row.status === 'pending')).toEqual([]);
    expect((await withdraw({ ...signed, version: signed.version + 1 })).envelope.errorCode).toBe('AGREEMENT_STATUS');
  });

  test('hides answers and reports in the record, in lists and in files', async () => {
    await withdraw(signed);
    const { data } = await send(recordApi.get, { params: { id: signed.recordId }, cookie });
    const record = RecordDetail.parse(data);
    expect(record).toMatchObject({ totalScore: null, levelName: null, severity: null, riskFlags: [], hintsShown: [] });
    expect(record.answers.every(({ value }) => value === null)).toBe(true);
    const present = createReportPresenter(NOW);
    const reports = state()
      .world.reports.filter(({ recordId }) => recordId === signed.recordId)
      .map(present);
    expect(reports.length).toBeGreaterThan(0);
    for (const report of reports)
      expect(report).toMatchObject({ title: '', files: [], conclusion: null, abnormalItems: [] });
    const list = await send(recordApi.list, { query: { no: record.recordNo, current: '1', pageSize: '20' }, cookie });
    expect(list.data).toMatchObject({ list: [{ totalScore: null, levelName: null, severity: null, redFlagCount: 0 }] });
    const [line] = await exported('record', { no: record.recordNo }, 'verify');
    expect(line).toMatchObject({ 记录编号: record.recordNo, 得分: '', 等级: '', 同意书: '已撤回' });
    expect(line?.手机号).toContain('*');
  });

  test('allows reveals and clear exports only for requests of the member or the authorities', async () => {
    await withdraw(signed);
    const params = { id: signed.recordId };
    for (const purpose of revealPurposes) {
      const isLeft = purpose === 'memberRequest' || purpose === 'authority';
      const expected = isLeft ? 200 : 403;
      const body = { fields: ['answers'], purpose, purposeNote: '说明' };
      expect((await send(recordActionApi.reveal, { params, body, cookie })).status).toBe(expected);
      expect((await reveal(signed, { purpose, purposeNote: '说明' })).status).toBe(expected);
    }
    const [line] = await exported('record', { no: getRecord(signed).recordNo }, 'authority');
    expect(line?.手机号).toMatch(/^1\d{10}$/);
  });

  test('of a declined, superseded or withdrawn agreement is refused', async () => {
    for (const status of ['declined', 'superseded', 'withdrawn'] as const) {
      expect((await withdraw(one((row) => row.status === status))).envelope.errorCode, status).toBe('AGREEMENT_STATUS');
    }
  });

  test('needs a reason', async () => {
    const { status, data } = await withdraw(signed, '无');
    expect([status, data]).toEqual([422, { fieldErrors: { reason: expect.any(String) } }]);
  });

  test('also closes a record that was rejected or voided', async () => {
    const row = one((each) => each.status === 'signed' && ['rejected', 'voided'].includes(getRecord(each).status));
    await withdraw(row);
    expect(state().world.records.find(({ id }) => id === row.recordId)).toMatchObject({
      status: 'closed',
      closeReason: 'withdrawn',
    });
  });
});

describe('a reveal or download of an agreement', () => {
  test('returns the name of the signer and, for a few minutes, the signature, and is logged', async () => {
    const row = one((each) => each.hasSignature && each.signerName !== null && each.status === 'signed');
    const { status, data } = await reveal(row);
    expect(status).toBe(200);
    const { values } = agreementApi.reveal.data.parse(data);
    expect(values.signerName).toBe(row.signerName);
    const picture = { method: 'GET', path: `/uploads/${values.signature?.split('/').at(-1)}` } as const;
    const shown = await fetchFrom(picture, { cookie });
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual(['image/png', 'no-store']);
    pass(limit.signatureUrlMinutes * MINUTE_MS);
    expect((await fetchFrom(picture, { cookie })).status).toBe(404);
    expect(state().accessLog).toMatchObject([
      {
        action: 'reveal',
        entityType: 'agreement',
        entityId: row.id,
        fields: ['signerName', 'signature'],
        masked: false,
      },
    ]);
  });

  test('returns a PDF of the signed text and is logged as a download', async () => {
    const { data } = await send(agreementApi.pdf, { params: { id: signed.id }, cookie });
    const { url, fileName } = agreementApi.pdf.data.parse(data);
    expect(fileName).toBe(`${signed.agreementNo}.pdf`);
    const file = await fetchFrom({ method: 'GET', path: `/uploads/${url.split('/').at(-1)}` }, { cookie });
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    expect(state().accessLog).toMatchObject([{ action: 'download', entityId: signed.id, masked: true }]);
    const unsigned = await send(agreementApi.pdf, { params: { id: alive('unsigned').id }, cookie });
    expect(unsigned.envelope.errorCode).toBe('AGREEMENT_STATUS');
  });
});

type Line = Record<string, string>;

/** Lines of an export with clear mobile numbers. */
async function exported(entity: 'record', filter: object, purpose: string) {
  const body = { entity, filter, format: 'csv', clear: { fields: ['mobile'], purpose } };
  const { id } = Job.parse((await send(exportApi.start, { body, cookie })).data);
  pass(MINUTE_MS);
  expect(await readJob(id, cookie)).toMatchObject({ state: 'succeeded', failed: [] });
  const file = await fetchFrom({ method: 'GET', path: '/files/:id' }, { params: { id }, cookie });
  return Papa.parse<Line>(await file.text(), { header: true, skipEmptyLines: true }).data;
}
