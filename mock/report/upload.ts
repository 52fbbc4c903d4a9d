import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ReportInput } from '../../src/contract/report';
import { hasConsent } from '../../src/domain/consent';
import { findRepeatedFile } from '../../src/domain/report/report-files';
import { businessDay, compactDay, iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { memberMessages } from '../member/messages';
import { messages } from '../messages';
import { recordMessages } from '../record/messages';
import { isWithdrawn } from '../record/withdrawn';
import { refuse } from '../refuse';
import { state } from '../state';
import { create } from '../store/create';
import { findPaper, getPaperBytes } from '../upload/store';
import { createReportTable } from './detail';
import type { ReportFileRow } from './files';
import { reportMessages } from './messages';
import type { ReportRow } from './report-row';
import { getReportStatusAt } from './table';

type Input = z.output<typeof ReportInput>;

/** Counts the pages of a PDF. */
function getPages(bytes: Uint8Array) {
  const text = new TextDecoder('latin1').decode(bytes);
  return Math.max(1, text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0);
}

function toFile(url: string, index: number): ReportFileRow | undefined {
  const paper = findPaper(url);
  const bytes = getPaperBytes(url);
  if (!paper || !bytes) return undefined;
  return {
    id: `f${index + 1}`,
    name: paper.name,
    mime: paper.type,
    sizeBytes: paper.bytes,
    pages: paper.type === 'application/pdf' ? getPages(bytes) : 1,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storedName: url.slice(url.lastIndexOf('/') + 1),
  };
}

/** Next number of the day, such as `B20261121000003`. */
function getNextReportNo(now: number) {
  const prefix = `B${compactDay(now)}`;
  const taken = state().world.reports.filter(({ reportNo }) => reportNo.startsWith(prefix));
  const highest = Math.max(0, ...taken.map(({ reportNo }) => Number(reportNo.slice(prefix.length))));
  return `${prefix}${String(highest + 1).padStart(6, '0')}`;
}

function findRepeated(files: readonly ReportFileRow[], memberId: string) {
  const isRelevant = (report: ReportRow) => !['rejected', 'voided'].includes(getReportStatusAt(report, Date.now()));
  const others = state().world.reports.filter((report) => report.memberId === memberId && isRelevant(report));
  const found = findRepeatedFile(files, others);
  if (!found) return undefined;
  const { name, in: reportNo } = found;
  return reportMessages.fileRepeated(name, reportNo);
}

/** Adds a report that an operator received for a member, for review by any operator. @throws Fault 422, 403 */
export function uploadReport({ fileUrls, ...input }: Input, operator: Who): ReportRow {
  const now = Date.now();
  const { members, records } = state().world;
  const member = members.find(({ id }) => id === input.memberId);
  if (member?.status === 'cancelled') throw new Fault(memberMessages.memberCancelled);
  const record = records.find(({ id, memberId }) => id === input.recordId && memberId === input.memberId);
  if (record && isWithdrawn(record)) throw new Fault(recordMessages.recordWithdrawn);
  const files = fileUrls.flatMap((url, index) => toFile(url, index) ?? []);
  refuse({
    memberId: !member ? reportMessages.memberUnknown : hasConsent(member) ? undefined : reportMessages.memberNoConsent,
    recordId: input.recordId === null || record ? undefined : reportMessages.recordUnknown,
    examDate: input.examDate > businessDay(now) ? reportMessages.examInFuture : undefined,
    fileUrls: files.length < fileUrls.length ? reportMessages.filesUnknown : undefined,
  });
  const twice = findRepeated(files, input.memberId);
  if (twice) throw new Fault(messages.invalid, { fields: { fileUrls: twice } });

  if (member) member.reportCount += 1;
  return create(
    createReportTable(operator),
    ({ id, version }): ReportRow => ({
      id,
      version,
      reportNo: getNextReportNo(now),
      ...input,
      files,
      source: 'operator',
      uploadedAt: iso(now),
      status: 'pending',
      rejectReasonCode: null,
      reviewComment: null,
      conclusion: null,
      abnormalItems: [],
      firstReading: null,
      firstItems: null,
      reviewerId: null,
      reviewedAt: null,
      claimedAt: null,
      reopenedAt: null,
      waitedMs: 0,
      voidReason: null,
      notice: null,
    }),
    { operatorName: operator.name },
  );
}
