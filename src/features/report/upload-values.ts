import type { ReportInput } from '@/contract/report';
import type { UploadedFile } from '@/contract/upload';
import { AppError } from '@/errors/app-error';
import { listMembers } from '@/services/member';
import { listRecords } from '@/services/record';
import { createReport } from '@/services/report';

/** Member or record of the report, if known. */
export type UploadTarget = { memberId?: string; recordId?: string };

export type UploadValues = Pick<ReportInput, 'title' | 'examDate' | 'hospitalName'> & {
  type: ReportInput['type'] | null;
  /** Number of a member or record, if the target is not known. */
  no: string | null;
  recordId: string | null;
  fileUrls: UploadedFile[];
};

/** Finds the member or record of a number. @throws AppError 422 on the field if there is none */
async function getReportOwner(no: string, unknown: string) {
  const one = { current: 1, pageSize: 10 };
  if (no.startsWith('R')) {
    const record = (await listRecords({ ...one, no })).list.find(({ recordNo }) => recordNo === no);
    if (record) return { memberId: record.memberId, recordId: record.id };
  } else {
    const member = (await listMembers({ ...one, memberNo: no })).list.find(({ memberNo }) => memberNo === no);
    if (member) return { memberId: member.id, recordId: null };
  }
  throw new AppError('business', { status: 422, data: { fieldErrors: { no: unknown } } });
}

/** Creates the report; its files were uploaded before. */
export async function saveUpload({ memberId, recordId }: UploadTarget, values: UploadValues, unknown: string) {
  const { no, fileUrls, type, ...rest } = values;
  const owner = memberId
    ? { memberId, recordId: recordId ?? rest.recordId }
    : await getReportOwner(no?.trim().toUpperCase() ?? '', unknown);
  const input = { ...rest, ...owner, type: type ?? 'other', fileUrls: fileUrls.map(({ url }) => url) };
  return createReport(input);
}
