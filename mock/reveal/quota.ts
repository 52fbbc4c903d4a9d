import { reveal as limit } from '../../src/contract/limits/reveal';
import { Fault } from '../fault';
import { state } from '../state';
import { revealMessages } from './messages';

const HOUR_MS = 3_600_000;

/** Seconds until the operator may look at clear values again, one by one or in a file; 0 when now. */
export function waitFor(operatorId: string, now: number) {
  const recent = state().accessLog.filter(
    (row) =>
      !row.masked &&
      // What is fetched has been counted when it was written.
      row.action !== 'download' &&
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
