import { type Answer, dataOf, isSuccess } from '../api/client';
import { rowsOf } from '../read/rows';
import { done } from '../session';
import type { Writer } from './writer';

/** Fields of a job that the run reads. */
export type JobSeen = {
  id: string;
  state: string;
  done: number;
  total: number;
  failed: { id: string }[];
  fileUrl: string | null;
  finishedAt: string | null;
};

const POLL_MS = 250;
const PATIENCE_MS = 120_000;

const isOver = ({ state }: JobSeen) => ['succeeded', 'failed', 'cancelled'].includes(state);

const jobOf = (answer: Answer) => dataOf(answer) as JobSeen;

/** Checks that progress never decreases and never exceeds the total. */
function checkProgress(writer: Writer, answer: Answer, before: JobSeen) {
  const now = jobOf(answer);
  if (now.done < before.done)
    writer.differs(answer, 'data.done', `at least ${before.done}, as it was`, String(now.done));
  if (now.done > now.total) writer.differs(answer, 'data.done', `at most the total, ${now.total}`, String(now.done));
}

/**
 * Waits until a job has ended.
 * @param started response to the call that started the job
 * @param where name of the job in the report
 * @param most maximum of rows: a job with more, for example because a filter is ignored, is canceled at once
 * @returns the job if it succeeded; otherwise undefined, after adding a finding
 */
export async function finish(
  writer: Writer,
  started: Answer,
  where: string,
  most = Number.POSITIVE_INFINITY,
): Promise<JobSeen | undefined> {
  if (!writer.session.expect(started, { status: done(started.call), where }) || !isSuccess(started)) return undefined;
  let job = jobOf(started);
  if (typeof job?.id !== 'string') return undefined;
  writer.ledger.stays(`job ${job.id}`);
  if (job.total > most) {
    await writer.send('POST /jobs/:id/cancel', { params: { id: job.id } });
    writer.differs(started, `data.total of ${where}`, `at most ${most}`, String(job.total));
    return undefined;
  }
  const params = { id: job.id };
  const until = performance.now() + PATIENCE_MS;
  let answer = started;
  while (!isOver(job) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    answer = await writer.send('GET /jobs/:id', { params });
    if (!writer.session.expect(answer, { status: [200], where }) || !isSuccess(answer)) return undefined;
    checkProgress(writer, answer, job);
    job = jobOf(answer);
    if (job.state !== 'succeeded' && job.fileUrl !== null)
      writer.differs(answer, 'data.fileUrl of a job that is not done', 'null', 'an address');
  }
  if (job.state !== 'succeeded') {
    writer.differs(started, `data.state of ${where}`, `succeeded within ${PATIENCE_MS / 1000} s`, job.state);
    return undefined;
  }
  if (job.finishedAt === null) writer.differs(answer, `data.finishedAt of ${where}`, 'an instant', 'null');
  if (job.done !== job.total)
    writer.differs(started, `data.done of ${where}`, `the total, ${job.total}`, String(job.done));
  return job;
}

/** Checks that an ended job is in the list and that canceling does not change it. */
export async function checkJobs(writer: Writer, { id, state }: JobSeen) {
  const listed = await writer.send('GET /jobs');
  if (isSuccess(listed) && !rowsOf(listed).some((row) => row.id === id)) {
    writer.differs(listed, 'data.list', 'a job that has just ended', 'not there');
  }
  const stopped = await writer.send('POST /jobs/:id/cancel', { params: { id } });
  if (!writer.session.expect(stopped, { status: [200], where: 'of a job that has ended' })) return;
  if (jobOf(stopped).state !== state) {
    writer.differs(stopped, 'data.state of a job that has ended', state, jobOf(stopped).state);
  }
}
