import { vi } from 'vitest';
import { Job, jobApi } from '@/contract/job';
import { send } from './server';

/** Lets time pass on the mock's clock; real timers go on as they do. */
export const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

export async function readJob(id: string, cookie: string, headers: Record<string, string> = {}) {
  const { status, data } = await send(jobApi.get, { params: { id }, cookie, headers });
  if (status !== 200) throw new Error(`the job answers ${status}`);
  return Job.parse(data);
}
