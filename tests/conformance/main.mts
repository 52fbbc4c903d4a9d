import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { command } from './command';

async function ask(question: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // Nobody may be there to type.
    return await Promise.race([terminal.question(question), once(terminal, 'close').then(() => '')]);
  } finally {
    terminal.close();
  }
}

const stop = new AbortController();
// A second one ends it at once.
process.once('SIGINT', () => stop.abort());

process.exitCode = await command(process.argv.slice(2), {
  env: process.env,
  fetchIt: fetch,
  ask,
  signal: stop.signal,
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(`${text}\n`),
});
