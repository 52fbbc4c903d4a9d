import type { Job } from '../../src/contract/job';
import { DAY_MS, iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import type { Language } from '../language';
import { type Message, message, messages } from '../messages';
import { notify } from '../notification/notify';
import { state } from '../state';
import type { JobRow } from './job-row';
import type { Worker } from './worker';

const DAYS_KEPT = 7;

type Start = Pick<JobRow, 'origin' | 'kind' | 'entity' | 'action' | 'language' | 'rowIds'> & {
  operator: Who;
  notBefore?: number | null;
  subject?: string;
};

/** Queues a job; `data` is the payload of its worker. */
export function startJob<Data>(
  { type }: Worker<Data>,
  data: Data,
  { kind, entity, action, language, rowIds, origin, operator: { id, name }, notBefore = null, subject }: Start,
): JobRow {
  const job: JobRow = {
    id: crypto.randomUUID(),
    operator: { id, name },
    origin,
    kind,
    entity,
    action,
    subject: subject ?? null,
    language,
    rowIds,
    work: { type, data },
    state: 'queued',
    done: 0,
    failed: [],
    error: null,
    startedAt: Date.now(),
    notBefore,
    finishedAt: null,
    fileName: null,
    lines: [],
    clearIds: [],
  };
  state().jobs.push(job);
  return job;
}

export const isActive = ({ state: is }: JobRow) => is === 'queued' || is === 'running';

/** Result of a finished job; it has failed if all of its rows failed. */
function getOutcome({ state: is, failed, done }: JobRow) {
  if (is === 'failed') return 'failed';
  if (failed.length === 0) return 'succeeded';
  return failed.length < done ? 'partly' : 'failed';
}

export function endJob(
  job: JobRow,
  how: 'succeeded' | 'failed' | 'cancelled',
  at: number,
  error: Message | null = null,
) {
  job.state = how;
  job.finishedAt = at;
  job.error = error;
  // The operator canceled it and knows.
  if (how === 'cancelled') return;
  const label = `${job.entity}.${job.action}`;
  const subject = { kind: 'job', entityType: 'job', entityId: job.id, label, outcome: getOutcome(job) } as const;
  notify(job.operator.id, subject, { at });
}

/** Planned or actual start. */
export const getBegin = ({ notBefore, startedAt }: JobRow) => notBefore ?? startedAt;

/** Jobs of an operator from the last seven days, including future ones, newest first. */
export function getJobs({ id }: Who, now: number): JobRow[] {
  return state()
    .jobs.filter((job) => job.operator.id === id && now - getBegin(job) < DAYS_KEPT * DAY_MS)
    .reverse();
}

/** @throws Fault 404 for a job that is unknown, too old or of another operator, without telling which */
export function getJob(operator: Who, id: string, now: number): JobRow {
  const job = getJobs(operator, now).find((one) => one.id === id);
  if (!job) throw new Fault(messages.notFound);
  return job;
}

/** Cancels an active job; changes to processed rows remain. */
export function cancelJob(job: JobRow, now: number) {
  if (isActive(job)) endJob(job, 'cancelled', now);
}

/** Job in its API form, with messages in `language`. */
export function toJob(job: JobRow, language: Language): Job {
  const hasFile = job.fileName !== null && job.state === 'succeeded';
  return {
    id: job.id,
    kind: job.kind,
    entity: job.entity,
    action: job.action,
    subject: job.subject,
    state: job.state,
    done: job.done,
    total: job.rowIds.length,
    failed: job.failed.map(({ reason, ...row }) => ({ ...row, reason: message(reason, language) })),
    errorMessage: job.error && message(job.error, language),
    fileUrl: hasFile ? `/files/${job.id}` : null,
    fileName: hasFile ? job.fileName : null,
    createdAt: iso(job.startedAt),
    startsAt: job.notBefore === null ? null : iso(job.notBefore),
    finishedAt: job.finishedAt === null ? null : iso(job.finishedAt),
  };
}
