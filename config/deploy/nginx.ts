import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const template = resolve(import.meta.dirname, 'nginx.conf.template');
const START_TIMEOUT_MS = 10_000;
const POLL_MS = 50;
const executables = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];

/**
 * Path of the system's nginx, or of the one in the environment variable NGINX.
 *
 * @throws an error that says what to install if there is none
 */
export function findNginx() {
  const path = process.env.NGINX ?? executables.find((candidate) => existsSync(candidate));
  if (path && existsSync(path)) return path;
  throw new Error(
    `No nginx at ${path ?? executables.join(' or ')}. Install it (Debian: apt-get install nginx), or set its path: ` +
      'NGINX=/path/to/nginx',
  );
}

type Settings = {
  port: number;
  /** Origin of the API, without a slash at its end. */
  apiTarget: string;
  imageOrigins?: string;
  /** Folder with the release in `current/` and the files of former ones in `former/`. */
  root: string;
  accessLog?: string;
};

/** nginx configuration with all names replaced, as the container's entry point does it. */
export function renderConfig({ port, apiTarget, imageOrigins = '', root, accessLog = '/dev/stdout' }: Settings) {
  const values: Record<string, string> = {
    PORT: String(port),
    API_TARGET: apiTarget,
    IMAGE_ORIGINS: imageOrigins,
    CONSOLE_ROOT: root,
    ACCESS_LOG: accessLog,
  };
  return readFileSync(template, 'utf8').replaceAll(/\$\{([A-Z_]+)\}/g, (name, key) => values[key] ?? name);
}

export type Nginx = { baseUrl: string; ended: Promise<unknown>; stop: () => Promise<void> };

/** Starts nginx with a rendered configuration and waits until it answers. Its other files are in a temporary folder. */
export async function startNginx(config: string): Promise<Nginx> {
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  const path = join(prefix, 'nginx.conf');
  writeFileSync(path, config);
  // Workers of root would otherwise run as another user, who may not read the folder of the project.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const nginx = spawn(findNginx(), ['-p', prefix, '-c', path, ...user], { stdio: 'inherit' });
  const ended = once(nginx, 'exit').finally(() => rmSync(prefix, { recursive: true }));
  const stop = async () => {
    nginx.kill();
    await ended;
  };
  const baseUrl = `http://127.0.0.1:${/listen (\d+)/.exec(config)?.[1]}`;
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end && nginx.exitCode === null; await wait(POLL_MS)) {
    const answer = await fetch(`${baseUrl}/healthz`).catch(() => undefined);
    if (answer?.ok) return { baseUrl, ended, stop };
  }
  await stop();
  throw new Error('nginx does not start');
}
