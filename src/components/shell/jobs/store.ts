import type { Job } from '@/contract/job';
import { getJob, listJobs } from '@/services/job';
import { getSessionNumber, onSessionEnd } from '@/session/forget';
import { serverNow } from '@/utils/clock';

type Listener = () => void;
export type OnJobEnd = (job: Job) => void;

const POLL_MS = 1000;
/** One poll may fail; after this many in a row the progress is unknown. */
const POLLS_UNTIL_SILENT = 2;
const active = new Set<Job['state']>(['queued', 'running']);
export const isActive = ({ state }: Job) => active.has(state);
/** Active and not scheduled for a later day: those need no polling yet. */
const isDue = (job: Job) => isActive(job) && (!job.startsAt || Date.parse(job.startsAt) <= serverNow());

let jobs: readonly Job[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** Number of the latest poll: results of an older poll are ignored. */
let polls = 0;
/** Number of failed polls of each job since the last success. */
const failedPolls = new Map<string, number>();
const listeners = new Set<Listener>();
const endListeners = new Set<OnJobEnd>();
/** Jobs whose file is saved when they end, in the tab that started them. */
const downloading = new Set<string>();
/** Number of screens that show each job themselves. */
const watched = new Map<string, number>();

function publish(next: readonly Job[]) {
  jobs = next;
  for (const listener of listeners) listener();
}

function put(job: Job) {
  const before = jobs.find(({ id }) => id === job.id);
  // A job never restarts: such a response is outdated.
  if (before && !isActive(before) && isActive(job)) return;
  publish(before ? jobs.map((one) => (one.id === job.id ? job : one)) : [job, ...jobs]);
  if ((!before || isActive(before)) && !isActive(job)) for (const listener of endListeners) listener(job);
}

async function poll() {
  const session = getSessionNumber();
  const due = jobs.filter(isDue);
  polls += 1;
  const own = polls;
  const answers = await Promise.allSettled(due.map(({ id }) => getJob(id)));
  if (session !== getSessionNumber() || own !== polls) return;
  timer = undefined;
  for (const [index, { id }] of due.entries()) {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') {
      failedPolls.delete(id);
      put(answer.value);
    } else failedPolls.set(id, (failedPolls.get(id) ?? 0) + 1);
  }
  publish(jobs);
  schedule();
}

/** Polls the due jobs as long as there are any, also after a failed poll. Jobs scheduled for later are not polled. */
function schedule() {
  if (timer !== undefined || !jobs.some(isDue)) return;
  timer = setTimeout(poll, POLL_MS);
}

onSessionEnd(() => {
  clearTimeout(timer);
  timer = undefined;
  failedPolls.clear();
  downloading.clear();
  publish([]);
});

/** The operator's jobs, newest first: those started here, and after `load` also earlier ones. */
export const jobStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => jobs,
  /** Adds a started job, or updates it, and follows it to its end. */
  track(job: Job, { downloadsAtEnd = false } = {}) {
    if (downloadsAtEnd) downloading.add(job.id);
    put(job);
    schedule();
  },
  /** Whether the file of a job is saved without a click when the job ends. */
  downloadsAtEnd: (id: string) => downloading.has(id),
  /** Loads the jobs from the server: they survive a reload. */
  async load() {
    const session = getSessionNumber();
    const before = jobs;
    const { list } = await listJobs();
    if (session !== getSessionNumber()) return list;
    const has = (some: readonly Job[], { id }: Job) => some.some((one) => one.id === id);
    for (const job of list) if (has(jobs, job)) put(job);
    // Jobs started during the request are not in the response.
    const started = jobs.filter((job) => !has(before, job) && !has(list, job));
    publish([...started, ...list.map((job) => jobs.find(({ id }) => id === job.id) ?? job)]);
    schedule();
    return list;
  },
  /** Whether the progress has been unreadable for a while; the job itself continues. */
  isSilent: (id: string) => (failedPolls.get(id) ?? 0) >= POLLS_UNTIL_SILENT,
  /** Polls at once, even if a poll hangs. */
  async retry() {
    clearTimeout(timer);
    await poll();
  },
  /**
   * Marks a job as shown by a screen, so that it needs no notification.
   *
   * @returns removes the mark
   */
  watch(id: string) {
    watched.set(id, (watched.get(id) ?? 0) + 1);
    return () => {
      watched.set(id, (watched.get(id) ?? 1) - 1);
    };
  },
  isWatched: (id: string) => (watched.get(id) ?? 0) > 0,
  /** @returns a function that unsubscribes */
  onEnd(listener: OnJobEnd) {
    endListeners.add(listener);
    return () => {
      endListeners.delete(listener);
    };
  },
};
