import type { Job } from '@/contract/job';
import { getJob, listJobs } from '@/services/job';
import { getSessionNumber, onSessionEnd } from '@/session/forget';
import { serverNow } from '@/utils/clock';

type Listener = () => void;
export type OnJobEnd = (job: Job) => void;

const POLL_MS = 1000;
/** One poll may get lost; after so many in a row nobody knows how far a job is. */
const POLLS_UNTIL_SILENT = 2;
const active = new Set<Job['state']>(['queued', 'running']);
export const isActive = ({ state }: Job) => active.has(state);
/** Under way, and not put off to a day to come: of that there is nothing to ask yet. */
const isDue = (job: Job) => isActive(job) && (!job.startsAt || Date.parse(job.startsAt) <= serverNow());

let jobs: readonly Job[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts polls: the answers of one that another has overtaken count no more. */
let polls = 0;
/** How many polls of each job have failed since the last that did not. */
const failedPolls = new Map<string, number>();
const listeners = new Set<Listener>();
const endListeners = new Set<OnJobEnd>();
/** How many screens show each job by themselves. */
const watched = new Map<string, number>();

function publish(next: readonly Job[]) {
  jobs = next;
  for (const listener of listeners) listener();
}

function put(job: Job) {
  const before = jobs.find(({ id }) => id === job.id);
  // No job begins again: an answer that says so has been overtaken by another.
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

/** Asks for the jobs under way, as long as there are any; for those put off when jobs are looked at. A poll that fails is made again. */
function schedule() {
  if (timer !== undefined || !jobs.some(isDue)) return;
  timer = setTimeout(poll, POLL_MS);
}

onSessionEnd(() => {
  clearTimeout(timer);
  timer = undefined;
  failedPolls.clear();
  publish([]);
});

/** The operator's jobs, newest first: those started here, and after `load` those of earlier days too. */
export const jobStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => jobs,
  /** Takes in a job that has been started, or its newest state, and follows it to its end. */
  track(job: Job) {
    put(job);
    schedule();
  },
  /** Reads the jobs that the server knows: they outlive a reload. */
  async load() {
    const session = getSessionNumber();
    const before = jobs;
    const { list } = await listJobs();
    if (session !== getSessionNumber()) return list;
    const has = (some: readonly Job[], { id }: Job) => some.some((one) => one.id === id);
    for (const job of list) if (has(jobs, job)) put(job);
    // What was started while the answer was on its way is not in it.
    const started = jobs.filter((job) => !has(before, job) && !has(list, job));
    publish([...started, ...list.map((job) => jobs.find(({ id }) => id === job.id) ?? job)]);
    schedule();
    return list;
  },
  /** Whether nobody has been able to read for a while how far it is; it goes on all the same. */
  isSilent: (id: string) => (failedPolls.get(id) ?? 0) >= POLLS_UNTIL_SILENT,
  /** Asks at once how far the jobs are, though a poll may hang. */
  async retry() {
    clearTimeout(timer);
    await poll();
  },
  /** Says that a screen shows how a job goes, so that nobody else has to. @returns takes that back */
  watch(id: string) {
    watched.set(id, (watched.get(id) ?? 0) + 1);
    return () => {
      watched.set(id, (watched.get(id) ?? 1) - 1);
    };
  },
  isWatched: (id: string) => (watched.get(id) ?? 0) > 0,
  /** @returns stops listening */
  onEnd(listener: OnJobEnd) {
    endListeners.add(listener);
    return () => {
      endListeners.delete(listener);
    };
  },
};
