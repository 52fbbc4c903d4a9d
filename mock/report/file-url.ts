import type { z } from 'zod';
import { reveal as revealLimit } from '../../src/contract/limits/reveal';
import type { reportApi } from '../../src/contract/report';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Operator } from '../fixtures/operators';
import { logAccess } from '../log/access-log';
import type { Origin } from '../log/origin';
import { messages } from '../messages';
import { isWithdrawn } from '../record/withdrawn';
import { checkReveal } from '../reveal/check-reveal';
import { createQuotaFault, getRevealWait } from '../reveal/quota';
import { reveal } from '../reveal/reveal';
import { state } from '../state';
import { find } from '../store/update';
import { createTemporaryUrl, getPaperByName } from '../upload/store';
import { findReport, toReport } from './detail';
import { checkNotHidden } from './hidden';
import { reportLeases } from './table';

type Input = z.output<typeof reportApi.fileAddress.body>;
type Purpose = NonNullable<Input['purpose']>;
type FileTarget = { id: string; fileId: string };

/**
 * Whether the report has been revealed to the operator during the current lease; a reveal counts once (docs/domain.md
 * 5.2).
 */
function wasRevealed(id: string, operatorId: string, now: number) {
  const lease = reportLeases.find(id, now);
  if (lease?.operatorId !== operatorId) return false;
  return state().accessLog.some(
    (row) =>
      row.entityType === 'report' &&
      row.entityId === id &&
      row.operatorId === operatorId &&
      row.action === 'reveal' &&
      row.result === 'success' &&
      Date.parse(row.createdAt) >= lease.since,
  );
}

/**
 * Logs a download; it does not count as another reveal.
 * @throws Fault 429 over the hourly limit, which is also logged
 */
function logDownload(id: string, purpose: Purpose, operator: Operator, origin: Origin, now: number) {
  const retryAfterSeconds = getRevealWait(operator.id, now);
  const who = { operatorId: operator.id, operatorName: operator.name, ...origin };
  const what = { entityType: 'report', entityId: id, subjectIds: [id], recordCount: 1, fields: ['files'] };
  const result = retryAfterSeconds > 0 ? 'denied' : 'success';
  logAccess({ ...who, ...what, action: 'download', purpose, purposeNote: null, masked: false, result }, now);
  if (retryAfterSeconds > 0) throw createQuotaFault(retryAfterSeconds);
}

/**
 * Creates a temporary URL of a report file.
 * @throws Fault 403 if the report is in review by someone else or hidden; 429 over the hourly limit
 */
export function createFileUrl(
  { id, fileId }: FileTarget,
  { use, purpose = 'review' }: Input,
  operator: Operator,
  origin: Origin,
) {
  const now = Date.now();
  const row = findReport(id);
  const { status, hidden } = toReport(row, operator);
  const file = row.files.find((one) => one.id === fileId);
  if (!file) throw new Fault(messages.notFound);
  const { members, records } = state().world;
  const member = find(members, row.memberId);
  if (purpose === 'review') {
    checkNotHidden(hidden);
    if (status === 'pending' || status === 'reviewing') reportLeases.checkOwn(id, operator, now);
  } else {
    const record = records.find((one) => one.id === row.recordId);
    checkReveal(member, { isWithdrawn: record !== undefined && isWithdrawn(record) }, purpose);
  }
  const isReview = purpose === 'review' && (status === 'pending' || status === 'reviewing');
  if (use === 'download') logDownload(id, purpose, operator, origin, now);
  else if (!wasRevealed(id, operator.id, now))
    reveal({
      entity: { type: 'report', id },
      input: { fields: isReview ? ['files', 'patientName'] : ['files'], purpose },
      operator,
      origin,
      clearOf: () => null,
    });
  const until = now + revealLimit.maxSeconds * 1000;
  const patientName = isReview && use === 'view' ? member.realName : null;
  return { url: createTemporaryUrl(getPaperByName(file.storedName), until), expiresAt: iso(until), patientName };
}
