import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { command } from './command';

async function ask(question: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // Input may be closed, for example in CI.
    return await Promise.race([terminal.question(question), once(terminal, 'close').then(() => '')]);
  } finally {
    terminal.close();
  }
}

const stop = new AbortController();
let stoppedAt = 0;

/**
 * Stops the run. A signal more than a second later ends it at once; an earlier one may be a copy from a parent process.
 */
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
// Pending requests would keep the process alive.
process.stdout.write('', () => process.exit(code));
