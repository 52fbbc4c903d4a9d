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
  /** Whether things may be made, changed and deleted. */
  isWriting: boolean;
  /** Whether reads are left out, but for those that tell what can be written. */
  isWritingOnly?: boolean;
  /** First parts of paths, such as `banners`; all where there is none. */
  only: readonly string[];
  fetchIt: Fetch;
  /** Stops the run. What it has made is put away, and what it has found is told. */
  signal?: AbortSignal;
};

/** What a run has to say. */
export type Outcome = {
  origin: string;
  level: 'read' | 'write';
  causes: readonly Cause[];
  /** Calls that the run was about. */
  callCount: number;
  /** Of these: looked at in a success answer. */
  succeeded: readonly string[];
  /** Of these: only seen to refuse. */
  refusedOnly: readonly string[];
  /** Of these: neither, or what could not be looked at, with the reason. */
  untested: readonly { call: string; reason: string }[];
  /** `GET /members ?tag`: no row said what to ask for. */
  untestedFilters: readonly string[];
  /** Lists without a row, of which there was nothing to see. */
  emptyLists: readonly string[];
  /** Checks that broke down, with the reason. */
  broken: readonly { check: string; reason: string }[];
  /** Why it was stopped before its end; null: it was not. */
  stopped: string | null;
  /** What the run has made and could not put away, or what stays by its nature. */
  left: readonly string[];
  requestCount: number;
  seconds: number;
};

/** The server does not let the run begin: its credentials are refused, or nobody answers. */
export class CannotBegin extends Error {}

/** @throws CannotBegin for what no path begins with */
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

/** Ends the session, and looks whether it has ended: also for who kept its cookie. */
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

/** What cannot be looked at without them: a file is there at the end of a job. */
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
 * Signs in, looks at what there is, signs out.
 * @throws CannotBegin where nobody answers or the credentials are refused
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
