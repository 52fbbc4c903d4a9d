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
let stoppedAt = 0;

/** Stops the run. A second signal ends it at once, but not the same one that a parent process passes on as well. */
function onSignal() {
  if (stoppedAt > 0 && Date.now() - stoppedAt > 1000) process.exit(130);
  if (stoppedAt === 0) stoppedAt = Date.now();
  stop.abort();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);

const code = await command(process.argv.slice(2), {
  env: process.env,
  fetchIt: fetch,
  ask,
  signal: stop.signal,
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(`${text}\n`),
});
// Requests that never came to an end would keep the process alive.
process.stdout.write('', () => process.exit(code));
