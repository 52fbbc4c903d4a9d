import { reveal as limit } from '../../src/contract/limits/reveal';
import { Fault } from '../fault';
import type { AccessLogRow } from '../log/access-log-row';
import { state } from '../state';
import { revealMessages } from './messages';

const HOUR_MS = 3_600_000;

/** Downloads of exports were counted when the export was written; report files are counted when they are downloaded. */
const isCounted = ({ action, entityType, fields }: AccessLogRow) =>
  action !== 'download' || (entityType === 'report' && fields.includes('files'));

/** Seconds until the operator can reveal, export in clear or download reports again; 0 if allowed now. */
export function getRevealWait(operatorId: string, now: number) {
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

/** Creates the error for exceeding the hourly limit. */
export const createQuotaFault = (retryAfterSeconds: number) =>
  new Fault(revealMessages.tooManyReveals, {
    data: { retryAfterSeconds },
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
