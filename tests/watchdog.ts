import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect } from 'vitest';
import { isDeep } from './deep';

// Longer than the timeout of any test, which cannot stop a test that blocks its thread.
const LIMIT_MS = isDeep ? 600_000 : 90_000;

/** Runs in a worker thread, since a blocked thread can neither print nor exit. */
const code = `
  const { writeSync } = require('node:fs');
  let timer;
  require('node:worker_threads').parentPort.on('message', (name) => {
    clearTimeout(timer);
    if (!name) return;
    timer = setTimeout(() => {
      writeSync(2, '\\nKilled because it blocked its process for ${LIMIT_MS / 1000} s: ' + name + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }, ${LIMIT_MS});
  });
`;

// One worker per process; a process runs many files.
const holder = globalThis as typeof globalThis & { __watchdog?: Worker };
holder.__watchdog ??= new Worker(code, { eval: true });
holder.__watchdog.unref();

// Kills the process of a test that hangs, and prints the name of the test.
beforeEach(() => {
  const { testPath, currentTestName } = expect.getState();
  holder.__watchdog?.postMessage(`${testPath}: ${currentTestName}`);
});
afterEach(() => holder.__watchdog?.postMessage(null));
