import type { Fetch } from './api/client';
import { type Options, readOptions, usage, WrongOptions } from './options';
import { reportOf } from './report/report';
import { CannotBegin, run } from './run';

/** Environment of the command: input, output and network. */
export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  fetchIt: Fetch;
  /** Prompts the user and returns the input. */
  ask: (question: string) => Promise<string>;
  /** Prints the report to stdout. */
  say: (text: string) => void;
  /** Prints errors to stderr. */
  complain: (text: string) => void;
  /** Stops the run when aborted. */
  signal?: AbortSignal;
};

/** Exit codes. */
const [CONFORMS, DIFFERS, NOT_DONE] = [0, 1, 2];

/** Whether the run may write to the host. Unless `--yes` is set, the user must type the host to confirm. */
async function isAllowed({ url, isWriting, isSure }: Options, { ask }: Surroundings) {
  if (!isWriting || isSure) return true;
  const { host } = new URL(url);
  const typed = await ask(`This creates, changes and deletes data on ${host}. Type the host to continue: `);
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
 * Runs the command `npm run conformance`.
 * @returns exit code: 0 if the server conforms, 1 if there are findings, 2 if the run could not start or finish
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
