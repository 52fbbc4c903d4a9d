import { http } from 'msw';
import { API_PREFIX } from '../../src/contract/api-prefix';
import { Fault } from '../fault';
import { state } from '../state';
import type { JobRow } from './job-row';
import { endJob, getBegin, isActive } from './jobs';
import { jobMessages } from './messages';
import { ROWS_PER_SECOND, type Worker } from './worker';

const QUEUE_MS = 200;

function advance(job: JobRow, worker: Worker, now: number) {
  const begin = getBegin(job) + QUEUE_MS;
  const running = now - begin;
  if (running < 0) return;
  if (job.state === 'queued') worker.begin?.(job, job.work.data);
  job.state = 'running';
  const { rowsPerSecond = ROWS_PER_SECOND } = worker;
  const total = job.rowIds.length;
  const due = Math.min(total, Math.floor((running / 1000) * rowsPerSecond));
  const breaksAt = state().jobsBreakDown ? Math.floor(total / 2) : Number.POSITIVE_INFINITY;
  for (const rowId of job.rowIds.slice(job.done, Math.min(due, breaksAt))) {
    processRow(job, worker, rowId);
    job.done += 1;
  }
  if (due > breaksAt) return endJob(job, 'failed', now, jobMessages.jobFailed);
  if (due < total) return;
  // The end is computed, because jobs only advance with requests.
  endJob(job, 'succeeded', begin + (total / rowsPerSecond) * 1000);
  worker.finish?.(job, job.work.data);
}

/** A row that cannot be processed is skipped. */
function processRow(job: JobRow, worker: Worker, rowId: string) {
  try {
    worker.work(job, rowId, job.work.data);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const label = worker.labelOf?.(job, rowId, job.work.data) ?? rowId;
    job.failed.push({ id: rowId, label, reason: error.reason });
  }
}

function advanceJobs(workers: readonly Worker[], now: number) {
  for (const job of state().jobs.filter(isActive)) {
    try {
      const worker = workers.find(({ type }) => type === job.work.type);
      if (!worker) throw new Error(`nobody works on ${job.work.type}`);
      advance(job, worker, now);
    } catch (error) {
      // A broken job must not fail every request.
      console.error(error);
      endJob(job, 'failed', now, jobMessages.jobFailed);
    }
  }
}

/** Advances jobs before each request instead of with a timer. Sends no response itself. */
export const createJobAdvancer = (workers: readonly Worker[]) =>
  http.all(`*${API_PREFIX}/*`, () => advanceJobs(workers, Date.now()));
