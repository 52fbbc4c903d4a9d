import type { ExportInput } from '@/contract/export';
import type { Job } from '@/contract/job';
import { guard, pageOf } from './guard';
import { get, post } from './http';

export const isJob = guard<Job>({ id: 'text', state: 'text', failed: 'array' });

/** A poll without an answer for this time counts as failed. */
const POLL_TIMEOUT_MS = 5000;
// Polled in the background: a failed poll is repeated and shows no message.
const inBackground = { errors: 'caller' } as const;

export const listJobs = () => get('/jobs', undefined, { ...inBackground, shape: pageOf(isJob) });
export const getJob = (id: string) =>
  get(`/jobs/${encodeURIComponent(id)}`, undefined, { ...inBackground, shape: isJob, timeout: POLL_TIMEOUT_MS });
export const cancelJob = (id: string) => post(`/jobs/${encodeURIComponent(id)}/cancel`, undefined, { shape: isJob });
/** @throws AppError 403 or 429 if clear values must not be exported */
export const startExport = (input: ExportInput) => post('/exports', input, { errors: 'caller', shape: isJob });
