import { reveal as limit } from '../../src/contract/limits/reveal';
import { Fault } from '../fault';
import type { AccessLogRow } from '../log/access-log-row';
import { state } from '../state';
import { revealMessages } from './messages';

const HOUR_MS = 3_600_000;

/** An export that is fetched has been counted when it was written; a file of a report is there already. */
const isCounted = ({ action, entityType, fields }: AccessLogRow) =>
  action !== 'download' || (entityType === 'report' && fields.includes('files'));

/** Seconds until the operator may look at clear values again, one by one or in a file, or keep a report; 0 when now. */
export function waitFor(operatorId: string, now: number) {
  const recent = state().accessLog.filter(
    (row) =>
      !row.masked &&
      isCounted(row) &&
      row.result === 'success' &&
      row.operatorId === operatorId &&
      now - Date.parse(row.createdAt) < HOUR_MS,
  );
  const oldest = recent.at(-limit.maxRevealsPerHour);
  return oldest ? Math.ceil((Date.parse(oldest.createdAt) + HOUR_MS - now) / 1000) : 0;
}

/** The refusal of a look past the hourly limit. */
export const tooMany = (retryAfterSeconds: number) =>
  new Fault(revealMessages.tooManyReveals, {
    data: { retryAfterSeconds },
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
