import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderConfig, startNginx } from '../../config/deploy/nginx';
import { freePort } from '../e2e/server';

type Options = {
  apiTarget?: string;
  imageOrigins?: string;
  /** Folder of the release; dist/ by default. */
  release?: string;
  /** Timeouts in seconds instead of those of the template, so that a test does not wait for them. */
  timeouts?: Record<string, number>;
};

/** nginx with a release, and an access log that can be read. */
export async function startConsole({
  apiTarget = 'http://127.0.0.1:1',
  imageOrigins,
  release = resolve('dist'),
  timeouts = {},
}: Options = {}) {
  const root = mkdtempSync(join(tmpdir(), 'console-'));
  chmodSync(root, 0o755);
  symlinkSync(release, join(root, 'current'));
  mkdirSync(join(root, 'former'));
  const accessLog = join(root, 'access.log');
  let config = renderConfig({ port: await freePort(), apiTarget, imageOrigins, root, accessLog });
  for (const [name, seconds] of Object.entries(timeouts)) {
    const changed = config.replace(new RegExp(`${name} \\d+s;`), `${name} ${seconds}s;`);
    if (changed === config) throw new Error(`the template has no ${name}`);
    config = changed;
  }
  const nginx = await startNginx(config);
  return {
    baseUrl: nginx.baseUrl,
    root,
    readLog: () => readFileSync(accessLog, 'utf8'),
    stop: async () => {
      await nginx.stop();
      rmSync(root, { recursive: true });
    },
  };
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Request = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Sends a request with exactly this path and these headers: `fetch` would normalize the path and decompress the body. */
export async function send(
  baseUrl: string,
  path: string,
  { method = 'GET', headers = {}, body }: Request = {},
): Promise<Answer> {
  const call = request(baseUrl, { method, path, headers, agent: false });
  call.end(body);
  const [response] = await once(call, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}

/** Sends text as it is, and returns everything that the server answers until it closes the connection. */
export async function sendRaw(baseUrl: string, text: string) {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1');
  let answer = '';
  socket.on('data', (chunk: string) => {
    answer += chunk;
  });
  // The server may close the connection before everything is sent.
  socket.on('error', () => undefined);
  socket.write(text, 'latin1');
  return new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
}
