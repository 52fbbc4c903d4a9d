import type { ExportInput } from '@/contract/export';
import type { Job } from '@/contract/job';
import { get, post } from './http';

// Asked for in the background: a poll that fails is repeated, and says nothing.
const inBackground = { skipErrorHandler: true } as const;

export const listJobs = () => get<{ list: Job[]; total: number }>('/jobs', undefined, inBackground);
export const getJob = (id: string) => get<Job>(`/jobs/${encodeURIComponent(id)}`, undefined, inBackground);
export const cancelJob = (id: string) => post<Job>(`/jobs/${encodeURIComponent(id)}/cancel`);
export const startExport = (input: ExportInput) => post<Job>('/exports', input);
