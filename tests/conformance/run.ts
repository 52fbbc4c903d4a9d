import { type Fetch, Interrupted, isSuccess } from './api/client';
import { type KnownCall, readContract, resourceOf } from './api/contract';
import { gatherAbsent } from './findings/absent';
import { statusOf } from './findings/answer';
import type { Cause } from './findings/findings';
import { readLevel } from './read/level';
import { collectSamples, Samples } from './read/samples';
import { checkSignIn } from './read/sign-in';
import { Session } from './session';
import { writeLevel } from './write/level';
import { untestedOfTwo } from './write/second-operator';

export type RunOptions = {
  /** Such as `https://console.example`. */
  origin: string;
  credentials: { username: string; password: string };
  /** Whether to run the write level, which creates, changes and deletes data. */
  isWriting: boolean;
  /** Whether to skip the read level and only collect the samples that the write level needs. */
  isWritingOnly?: boolean;
  /** First segments of paths, such as `banners`; empty for all. */
  only: readonly string[];
  fetchIt: Fetch;
  /** Stops the run, which then cleans up and still returns its findings. */
  signal?: AbortSignal;
};

/** Result of a run. */
export type Outcome = {
  origin: string;
  level: 'read' | 'write';
  causes: readonly Cause[];
  /** Number of calls in the scope of the run. */
  callCount: number;
  /** Calls in scope with a successful response. */
  succeeded: readonly string[];
  /** Calls in scope that only returned refusals. */
  refusedOnly: readonly string[];
  /** Calls in scope without a successful response, and rules that were not checked, with the reason. */
  untested: readonly { call: string; reason: string }[];
  /** Filters without a sample value, such as `GET /members ?tag`. */
  untestedFilters: readonly string[];
  /** Lists that returned no rows. */
  emptyLists: readonly string[];
  /** Checks that threw an error, with its message. */
  broken: readonly { check: string; reason: string }[];
  /** Why the run was stopped; null if it finished. */
  stopped: string | null;
  /** Data that the run created and could not delete. */
  left: readonly string[];
  requestCount: number;
  seconds: number;
};

/** The run cannot start: the sign-in fails, the server does not respond, or `--only` names an unknown path. */
export class CannotBegin extends Error {}

/** @throws CannotBegin if no path begins with one of `only` */
function checkOnly(session: Session, only: readonly string[]) {
  const known = new Set(session.contract.calls.map(({ endpoint }) => resourceOf(endpoint)));
  const unknown = only.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new CannotBegin(`--only ${unknown.join(',')}: no path begins so; ${[...known].sort().join(', ')} are known`);
}

async function signIn(session: Session, credentials: RunOptions['credentials']) {
  const answer = await session.client.send(session.call('POST /login'), { body: credentials });
  if (isSuccess(answer) && !session.client.cookies.isEmpty) return answer.headers.getSetCookie();
  const why = isSuccess(answer) ? 'it sets no cookie' : statusOf(answer);
  throw new CannotBegin(`POST /login at ${session.client.origin}: ${why}`);
}

/** Signs out, and checks that the old cookie is no longer accepted. */
async function signOut(session: Session) {
  const cookie = session.client.cookies.toString();
  session.expect(await session.client.send(session.call('POST /logout'), {}, true), { status: [200] });
  const after = await session.client.send(
    session.call('GET /currentUser'),
    { isAnonymous: true, headers: { cookie } },
    true,
  );
  session.expect(after, { status: [401], where: 'after the sign-out', source: 'docs/spec.md 7' });
}

/** Resources that others need: the file of an export is available when its job ends. */
const parts: Readonly<Record<string, readonly string[]>> = { exports: ['jobs', 'files'], imports: ['jobs'] };

function isIn(only: readonly string[]) {
  const all = new Set(only.flatMap((name) => [name, ...(parts[name] ?? [])]));
  return (call: KnownCall) => all.size === 0 || all.has(resourceOf(call.endpoint));
}

type Rest = Pick<Outcome, 'left' | 'stopped'> & { startedAt: number };

function outcomeOf(session: Session, options: RunOptions, { left, stopped, startedAt }: Rest): Outcome {
  const meant = session.contract.calls.filter(session.isMeant).map(({ name }) => name);
  const { causes, absent } = gatherAbsent(session.findings.causes(), session);
  const wrong = new Set(causes.flatMap(({ calls }) => calls));
  const otherwise = options.isWriting ? 'no data to do it with' : 'write level only';
  const reasonOf = (call: string) => {
    if (absent.has(call)) return 'it says that there is no such call';
    if (wrong.has(call)) return 'it did not answer as it should';
    return session.untested.get(call) ?? (stopped === null ? otherwise : 'the run was stopped before it');
  };
  return {
    origin: options.origin,
    level: options.isWriting ? 'write' : 'read',
    causes,
    callCount: meant.length,
    succeeded: meant.filter((call) => session.succeeded.has(call)),
    refusedOnly: meant.filter(
      (call) => !session.succeeded.has(call) && session.refusals.has(call) && !absent.has(call),
    ),
    untested: [
      ...meant.flatMap((call) => (session.succeeded.has(call) ? [] : [{ call, reason: reasonOf(call) }])),
      ...untestedOfTwo(session.contract.calls.filter(session.isMeant)),
    ],
    untestedFilters: [...session.untestedFilters].sort(),
    emptyLists: [...session.emptyLists].sort(),
    broken: [...session.broken].map(([check, reason]) => ({ check, reason })),
    stopped,
    left,
    requestCount: session.client.requestCount,
    seconds: (Date.now() - startedAt) / 1000,
  };
}

/**
 * Signs in, runs the checks, and signs out.
 * @throws CannotBegin if the sign-in fails, the server does not respond, or `only` names an unknown path
 */
export async function run(options: RunOptions): Promise<Outcome> {
  const startedAt = Date.now();
  const samples = new Samples();
  const session = new Session(await readContract(), options.origin, options.fetchIt, isIn(options.only), (answer) =>
    samples.see(answer),
  );
  checkOnly(session, options.only);
  const cookies = await signIn(session, options.credentials);
  const left: string[] = [];
  let stopped: string | null = null;
  session.client.stopSignal = options.signal;
  try {
    if (options.isWritingOnly) await collectSamples(session, samples);
    else {
      await session.check('signing in', () => checkSignIn(session, cookies));
      await readLevel(session, samples);
    }
    if (options.isWriting) await writeLevel(session, samples, left);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    stopped = error.message;
  } finally {
    await signOut(session);
  }
  return outcomeOf(session, options, { left, stopped, startedAt });
}
