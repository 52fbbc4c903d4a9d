import type { Fetch } from './api/client';
import { type Options, readOptions, usage, WrongOptions } from './options';
import { reportOf } from './report/report';
import { CannotBegin, run } from './run';

/** What the command reaches outside itself. */
export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  fetchIt: Fetch;
  /** Asks who started it, and gives back what was typed. */
  ask: (question: string) => Promise<string>;
  /** The report. */
  say: (text: string) => void;
  /** What is not part of it. */
  complain: (text: string) => void;
  /** Stops the run. */
  signal?: AbortSignal;
};

/** Exit codes. */
const [CONFORMS, DIFFERS, NOT_DONE] = [0, 1, 2];

/** Whether things may be made on this host, as somebody says who sees its name. */
async function isAllowed({ url, isWriting, isSure }: Options, { ask }: Surroundings) {
  if (!isWriting || isSure) return true;
  const { host } = new URL(url);
  const typed = await ask(`This makes, changes and deletes things on ${host}. Type the host to go on: `);
  return typed.trim() === host;
}

async function runAs(args: readonly string[], around: Surroundings): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    around.say(`${usage}\n`);
    return CONFORMS;
  }
  const { API_USERNAME: username, API_PASSWORD: password } = around.env;
  if (!username || !password) throw new WrongOptions('API_USERNAME and API_PASSWORD are not set');
  if (!(await isAllowed(options, around))) {
    around.complain('Nothing was done.');
    return NOT_DONE;
  }
  const { url: origin, isWriting, only, format } = options;
  const credentials = { username, password };
  const outcome = await run({ origin, isWriting, only, credentials, fetchIt: around.fetchIt, signal: around.signal });
  around.say(reportOf(outcome, format));
  if (outcome.stopped !== null || outcome.broken.length > 0) return NOT_DONE;
  return outcome.causes.length > 0 ? DIFFERS : CONFORMS;
}

/**
 * The command, `npm run conformance`.
 * @returns its exit code: 0 when nothing was found, 1 when something was, 2 when it could not begin or come to its end
 */
export async function command(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    return await runAs(args, around);
  } catch (error) {
    if (error instanceof WrongOptions) around.complain(`${error.message}\n\n${usage}`);
    else if (error instanceof CannotBegin) around.complain(error.message);
    else throw error;
    return NOT_DONE;
  }
}
