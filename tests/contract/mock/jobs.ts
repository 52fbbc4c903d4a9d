import { vi } from 'vitest';
import { Job, jobApi } from '@/contract/job';
import { send } from './server';

/** Advances the clock of the mock by `ms` milliseconds; timers are not affected. */
export const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

export async function readJob(id: string, cookie: string, headers: Record<string, string> = {}) {
  const { status, data } = await send(jobApi.get, { params: { id }, cookie, headers });
  if (status !== 200) throw new Error(`reading the job failed with status ${status}`);
  return Job.parse(data);
}
