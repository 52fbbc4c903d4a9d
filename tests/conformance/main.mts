import { createInterface } from 'node:readline/promises';
import { type Options, readOptions, usage, WrongOptions } from './options';
import { reportOf } from './report/report';
import { CannotBegin, run } from './run';

/** Exit codes: nothing found, something found, could not begin. */
const [CONFORMS, DIFFERS, NOT_BEGUN] = [0, 1, 2];

/** Whether things may be made on this host, as somebody says who sees its name. */
async function isAllowed({ url, isWriting, isSure }: Options) {
  if (!isWriting || isSure) return true;
  const { host } = new URL(url);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await terminal.question(`This makes, changes and deletes things on ${host}. Type the host to go on: `);
  terminal.close();
  return typed.trim() === host;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(usage);
    return CONFORMS;
  }
  const { API_USERNAME: username, API_PASSWORD: password } = process.env;
  if (!username || !password) throw new WrongOptions('API_USERNAME and API_PASSWORD are not set');
  if (!(await isAllowed(options))) {
    console.error('Nothing was done.');
    return NOT_BEGUN;
  }
  const { url: origin, isWriting, only, format } = options;
  const outcome = await run({ origin, isWriting, only, credentials: { username, password }, fetchIt: fetch });
  process.stdout.write(reportOf(outcome, format));
  return outcome.causes.length === 0 ? CONFORMS : DIFFERS;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof WrongOptions || error instanceof CannotBegin)) throw error;
  console.error(error.message);
  if (error instanceof WrongOptions) console.error(`\n${usage}`);
  process.exitCode = NOT_BEGUN;
}
