import type { ExportInput } from '@/contract/export';
import type { Job } from '@/contract/job';
import { guard, pageOf } from './guard';
import { get, post } from './http';

export const isJob = guard<Job>({ id: 'text', state: 'text', failed: 'array' });

/** A poll without an answer for so long says no more than one that failed. */
const POLL_TIMEOUT_MS = 5000;
// Asked for in the background: a poll that fails is repeated, and says nothing.
const inBackground = { errors: 'caller' } as const;

export const listJobs = () => get('/jobs', undefined, { ...inBackground, shape: pageOf(isJob) });
export const getJob = (id: string) =>
  get(`/jobs/${encodeURIComponent(id)}`, undefined, { ...inBackground, shape: isJob, timeout: POLL_TIMEOUT_MS });
export const cancelJob = (id: string) => post(`/jobs/${encodeURIComponent(id)}/cancel`, undefined, { shape: isJob });
/** @throws AppError 403 and 429 where clear values may not leave */
export const startExport = (input: ExportInput) => post('/exports', input, { errors: 'caller', shape: isJob });
