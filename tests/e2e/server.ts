import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = process.cwd();
// Umi's entry file, run with the current Node: a single process on every system, which can be killed by its id.
const max = resolve(root, 'node_modules/@umijs/max/bin/max.js');
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 200;

/** Environment without demo accounts and without a backend other than the mock. */
function plainEnvironment() {
  const { DEMO: _, API_TARGET: __, ...env } = process.env;
  return { ...env, NODE_ENV: 'production' };
}

/** Builds the app if there is no build yet or E2E_BUILD is set. */
export function ensureBuild() {
  if (existsSync(resolve(root, 'dist/index.html')) && !process.env.E2E_BUILD) return;
  const { status } = spawnSync(process.execPath, [max, 'build'], { env: plainEnvironment(), stdio: 'inherit' });
  if (status !== 0) throw new Error('max build failed');
}

export async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}

/** Waits for the URL in the server's log, because the server uses the next port if its port is taken. */
async function listeningAddress(server: ChildProcess) {
  let log = '';
  const hear = (chunk: Buffer) => {
    log += chunk.toString();
  };
  server.stdout?.on('data', hear);
  server.stderr?.on('data', hear);
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await wait(POLL_MS)) {
    const [address] = /http:\/\/[\w.]+:\d+/.exec(log) ?? [];
    if (address && (await answers(address))) return address;
    if (server.exitCode !== null) break;
  }
  throw new Error(`max preview does not respond:\n${log}`);
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

export type Preview = { baseUrl: string; stop: () => Promise<void> };

/** Serves dist with the mock on a free port, as `npm run preview` does. */
export const startPreview = async () => serve(await freePort());

/** Starts `count` preview servers. */
export async function startPreviews(count: number) {
  const ports = new Set<number>();
  // Finds the ports one after the other, because parallel searches may return the same port.
  while (ports.size < count) ports.add(await freePort());
  return Promise.all([...ports].map(serve));
}

async function serve(port: number): Promise<Preview> {
  const server = spawn(process.execPath, [max, 'preview', '--port', String(port)], {
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  try {
    return { baseUrl: await listeningAddress(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
