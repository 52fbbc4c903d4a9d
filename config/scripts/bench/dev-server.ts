import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { firstOperator } from '../../../tests/e2e/browser';
import { freePort } from '../../../tests/e2e/server';
import { processorSeconds } from './process-group';

const POLL_MS = 50;
const TIMEOUT_MS = 120_000;

/**
 * Whether Mako has built the app. Asks Mako, which serves on the next port, because Umi would print an error before.
 */
const isBuilt = (port: number) =>
  fetch(`http://127.0.0.1:${port + 1}/umi.js`, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

export type DevServer = {
  baseUrl: string;
  /** CPU seconds of the server and its child processes. */
  processorSeconds: () => number;
  stop: () => Promise<void>;
};

/** Runs `npm start` on a free port, in its own process group, until the console is built. */
export async function startDevServer(): Promise<DevServer> {
  const port = await freePort();
  const server = spawn('npm', ['start'], {
    detached: true,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const group = server.pid;
  if (!group) throw new Error('npm start cannot be run');
  const kill = () => void process.kill(-group);
  const stop = async () => {
    process.off('exit', kill);
    if (server.exitCode !== null || server.signalCode !== null) return;
    kill();
    await once(server, 'exit');
  };
  // The server runs in a separate process group and would outlive an interrupted bench.
  process.once('exit', kill);
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end && server.exitCode === null; await wait(POLL_MS)) {
    if (await isBuilt(port))
      return { baseUrl: `http://127.0.0.1:${port}`, processorSeconds: () => processorSeconds(group), stop };
  }
  await stop();
  throw new Error('npm start does not answer');
}

/** Signs in through the API instead of the form. Slow at first, because the mock then generates its data. */
export async function signIn(page: Page) {
  const answer = await page.context().request.post('/api/admin/v1/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { username: firstOperator.username, password: firstOperator.password },
    timeout: TIMEOUT_MS,
  });
  // Until the mock is loaded, Umi answers with an HTML page and status 200.
  const text = await answer.text();
  if (!answer.ok() || !text.startsWith('{"success":true')) throw new Error(`sign-in failed: ${answer.status()}`);
}
