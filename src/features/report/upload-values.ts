import type { ReportInput } from '@/contract/report';
import type { UploadedFile } from '@/contract/upload';
import { AppError } from '@/errors/app-error';
import { listMembers } from '@/services/member';
import { listRecords } from '@/services/record';
import { createReport } from '@/services/report';

/** For whom a report is uploaded, where that is known. */
export type UploadTarget = { memberId?: string; recordId?: string };

export type UploadValues = Pick<ReportInput, 'title' | 'examDate' | 'hospitalName'> & {
  type: ReportInput['type'] | null;
  /** A member's or a record's number, where whose it is has to be said. */
  no: string | null;
  recordId: string | null;
  fileUrls: UploadedFile[];
};

/** Whose number it is. @throws AppError 422 on the field where there is none with it */
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

/** Uploads what the form says, the files being there already. */
export async function saveUpload({ memberId, recordId }: UploadTarget, values: UploadValues, unknown: string) {
  const { no, fileUrls, type, ...rest } = values;
  const owner = memberId
    ? { memberId, recordId: recordId ?? rest.recordId }
    : await getReportOwner(no?.trim().toUpperCase() ?? '', unknown);
  const input = { ...rest, ...owner, type: type ?? 'other', fileUrls: fileUrls.map(({ url }) => url) };
  return createReport(input);
}
