import { dataOf, isSuccess } from '../../api/client';
import { dayFromNow, type Row } from '../../read/rows';
import { act, actRefused, compare } from '../steps/act';
import { checkLease } from '../steps/lease';
import type { ResourceScenario } from '../steps/scenario';
import type { Thing, Writer } from '../writer';
import { ownId } from './me';
import { uploadPaper } from './paper';

const verdict = { conclusion: null, abnormalItems: [], comment: null };

/** Releases a report that the server should not have assigned. */
async function release(writer: Writer, id: string) {
  const { holder } = (dataOf(await writer.send('GET /reports/:id/lease', { params: { id } })) ?? {}) as {
    holder?: Row;
  };
  if (holder) await writer.send('DELETE /reports/:id/lease', { params: { id }, query: { leaseId: String(holder.id) } });
}

/** Checks claim-next with a filter that only this report matches, and claim-all with an unknown id. */
async function checkClaims(writer: Writer, { id, row }: Thing) {
  const match = { body: { no: row.reportNo } };
  const next = await writer.send('POST /reports/claim-next', match);
  if (writer.session.expect(next, { status: [200] })) {
    const claimed = ((dataOf(next) ?? {}) as Row).id;
    if (claimed === id) {
      const none = await writer.send('POST /reports/claim-next', match);
      if (isSuccess(none) && dataOf(none) !== null)
        writer.differs(none, 'data', 'null, once it is claimed', 'a report');
    } else {
      writer.differs(next, 'data', 'the one report that matches', 'another, or none');
      if (typeof claimed === 'string') await release(writer, claimed);
    }
  }
  const all = await writer.send('POST /reports/claim-all', { body: { ids: [id, 'conf-nothing'] } });
  if (!writer.session.expect(all, { status: [200] })) return;
  const { done, failed } = (dataOf(all) ?? {}) as { done?: number; failed?: Row[] };
  if (done !== 1) writer.differs(all, 'data.done', '1 of one that is there and one that is not', String(done));
  if (failed?.[0]?.id !== 'conf-nothing') writer.differs(all, 'data.failed', 'the one that is not there', 'not named');
  const now = await writer.read('/reports', id);
  if (now) compare(writer, all, now.row, { status: 'reviewing', isMine: true });
}

/** Checks that the operator who has claimed a report gets a URL of its file. */
async function checkFile(writer: Writer, { id, row }: Thing) {
  const [file] = Array.isArray(row.files) ? (row.files as Row[]) : [];
  if (typeof file?.id !== 'string') return;
  const address = { params: { id, fileId: file.id }, body: { use: 'view' } };
  const shown = await writer.succeed('POST /reports/:id/files/:fileId/address', address);
  if (shown && typeof shown.url !== 'string') return;
  const nothing = { ...address, params: { id, fileId: 'conf-nothing' } };
  await writer.refuse('POST /reports/:id/files/:fileId/address', nothing, [404], 'of a file that it has not');
}

async function checkReview(writer: Writer, thing: Thing) {
  const { id, row } = thing;
  const lost = { code: 'LEASE_LOST', why: 'without a claim' };
  await actRefused(writer, reportScenario, id, 'approve', { ...lost, more: verdict });
  for (const [action, more] of [
    ['reject', { rejectReasonCode: 'blur', comment: 'conf' }],
    ['need-more', { comment: 'conf' }],
  ] as const) {
    await actRefused(writer, reportScenario, id, action, { ...lost, more });
    writer.session.untested.set(`POST /reports/:id/${action}`, 'sends a message to a member');
  }
  await checkLease(writer, reportScenario, id);
  await checkClaims(writer, thing);
  await checkFile(writer, thing);
  await act(writer, reportScenario, id, 'approve', { more: verdict, after: { status: 'approved' } });
  await act(writer, reportScenario, id, 'reopen', {
    more: { reason: 'conf' },
    after: { status: 'reviewing', isMine: true },
  });
  const reviewerId = await ownId(writer);
  if (reviewerId) await act(writer, reportScenario, id, 'assign', { more: { reviewerId }, after: { reviewerId } });
  const body = { memberId: row.memberId, recordId: null, type: 'other', title: 'conf', examDate: dayFromNow(2) };
  const late = { body: { ...body, hospitalName: null, fileUrls: [await uploadPaper(writer, writer.newName())] } };
  await writer.refuse('POST /reports', late, [422], 'of an examination to come');
  const voided = { more: { reason: 'conf' }, after: { status: 'voided', voidReason: 'conf' } };
  if (!(await act(writer, reportScenario, id, 'void', voided))) return;
  const again = { more: { reason: 'conf' }, code: 'REPORT_STATUS', why: 'of a voided one' };
  await actRefused(writer, reportScenario, id, 'void', again);
}

/** A report of an existing member with a file without personal data, voided in the end. */
export const reportScenario: ResourceScenario = {
  path: '/reports',
  entityType: 'report',
  nameField: 'title',
  notReadBack: ['fileUrls'],
  input: async (name, writer) => {
    const [seen] = writer.samples.rows('/reports').filter(({ hidden }) => hidden === null);
    const fileUrl = await uploadPaper(writer, name);
    if (!seen) return 'no member with a report that may be shown';
    if (fileUrl === undefined) return 'no paper can be uploaded';
    const body = { memberId: seen.memberId, recordId: null, type: 'other', title: name, examDate: dayFromNow(0) };
    return { ...body, hospitalName: null, fileUrls: [fileUrl] };
  },
  changed: () => ({}),
  findBy: (_, { row }) => ({ no: String(row.reportNo) }),
  checkMore: async (thing, writer) => checkReview(writer, thing),
  cleanUp: async ({ id }, writer) => {
    const now = await writer.read('/reports', id);
    const body = { reason: 'conf', version: now?.version };
    if (now && now.row.status !== 'voided') await writer.send('POST /reports/:id/void', { params: { id }, body });
    return false;
  },
};
