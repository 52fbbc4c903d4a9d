import type { Job } from '../../src/contract/job';
import { DAY_MS, iso } from '../clock';
import { logExport } from '../export/access-log';
import { fileNameOf } from '../export/file';
import { Fault } from '../fault';
import type { Operator } from '../fixtures/operators';
import type { Language } from '../language';
import { type Message, message, messages } from '../messages';
import { state } from '../state';
import type { JobRow } from './job-row';
import { jobMessages } from './messages';
import { labelOf, rowsPerSecond, workOn } from './work';

const QUEUE_MS = 200;
const DAYS_KEPT = 7;

type Start = Pick<JobRow, 'origin' | 'kind' | 'entity' | 'action' | 'language' | 'work' | 'rowIds'> & {
  operator: Operator;
};

/** Puts a job into the queue. It needs no timer: `advanceJobs` does what is due by the clock. */
export function startJob({ operator: { id, name }, ...start }: Start): JobRow {
  const job: JobRow = {
    id: crypto.randomUUID(),
    operator: { id, name },
    ...start,
    state: 'queued',
    done: 0,
    failed: [],
    error: null,
    startedAt: Date.now(),
    finishedAt: null,
    lines: [],
    clearIds: [],
  };
  state().jobs.push(job);
  return job;
}

const isActive = ({ state: is }: JobRow) => is === 'queued' || is === 'running';

/** Brings all jobs to where they are at `now`. */
export function advanceJobs(now: number) {
  for (const job of state().jobs.filter(isActive)) {
    try {
      advance(job, now);
    } catch (error) {
      // One that cannot go on must not take down every request that comes by.
      console.error(error);
      end(job, 'failed', now, jobMessages.jobFailed);
    }
  }
}

function advance(job: JobRow, now: number) {
  const running = now - job.startedAt - QUEUE_MS;
  if (running < 0) return;
  job.state = 'running';
  const total = job.rowIds.length;
  const due = Math.min(total, Math.floor((running / 1000) * rowsPerSecond(job.work)));
  const breaksAt = state().jobsBreakDown ? Math.floor(total / 2) : Number.POSITIVE_INFINITY;
  for (const rowId of job.rowIds.slice(job.done, Math.min(due, breaksAt))) {
    work(job, rowId);
    job.done += 1;
  }
  if (due > breaksAt) return end(job, 'failed', now, jobMessages.jobFailed);
  if (due < total) return;
  // It ended when its last row was due, and not when somebody came to look.
  end(job, 'succeeded', job.startedAt + QUEUE_MS + (total / rowsPerSecond(job.work)) * 1000);
  if (job.work.type === 'export') logExport(job, job.work);
}

/** A row that cannot be worked on is left as it is, and keeps no other from it. */
function work(job: JobRow, rowId: string) {
  try {
    workOn(job, rowId);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    job.failed.push({ id: rowId, label: labelOf(job, rowId), reason: error.reason });
  }
}

function end(job: JobRow, how: 'succeeded' | 'failed' | 'cancelled', at: number, error: Message | null = null) {
  job.state = how;
  job.finishedAt = at;
  job.error = error;
}

/** The jobs of an operator of the last seven days, newest first. */
export function jobsOf({ id }: Operator, now: number): JobRow[] {
  return state()
    .jobs.filter(({ operator, startedAt }) => operator.id === id && now - startedAt < DAYS_KEPT * DAY_MS)
    .reverse();
}

/** @throws Fault 404 for a job that is unknown, too old or somebody else's: nobody learns which */
export function jobOf(operator: Operator, id: string, now: number): JobRow {
  const job = jobsOf(operator, now).find((one) => one.id === id);
  if (!job) throw new Fault(404, messages.notFound);
  return job;
}

/** Stops a job that is under way; the rows that it has changed stay changed. */
export function cancelJob(job: JobRow, now: number) {
  if (isActive(job)) end(job, 'cancelled', now);
}

/** A job on the way out, its reasons in the language of whoever asks. */
export function toJob(job: JobRow, language: Language): Job {
  const hasFile = job.kind === 'export' && job.state === 'succeeded';
  return {
    id: job.id,
    kind: job.kind,
    entity: job.entity,
    action: job.action,
    state: job.state,
    done: job.done,
    total: job.rowIds.length,
    failed: job.failed.map(({ reason, ...row }) => ({ ...row, reason: message(reason, language) })),
    errorMessage: job.error && message(job.error, language),
    fileUrl: hasFile ? `/files/${job.id}` : null,
    fileName: hasFile ? fileNameOf(job) : null,
    createdAt: iso(job.startedAt),
    finishedAt: job.finishedAt === null ? null : iso(job.finishedAt),
  };
}
