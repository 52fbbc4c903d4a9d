import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize, resolve } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const max = resolve(import.meta.dirname, '../../../node_modules/@umijs/max/bin/max.js');

/** Builds the app without stand-ins for package modules, into a temporary folder. */
export function buildPlain() {
  const folder = mkdtempSync(join(tmpdir(), 'plain-console-'));
  const { status } = spawnSync(process.execPath, [max, 'build'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STATIC_STYLES: 'off',
      OUTPUT_PATH: folder,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('max build failed');
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  html: 'text/html',
};

/** Serves the files of the plain build to a browser context. API calls still reach the server of the other build. */
export async function serveFrom(folder: string, context: BrowserContext) {
  await context.route(
    ({ pathname }) => !pathname.startsWith('/api/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const name = /\.\w+$/.test(pathname) ? normalize(pathname) : 'index.html';
      const extension = name.slice(name.lastIndexOf('.') + 1);
      try {
        const body = readFileSync(join(folder, name));
        await route.fulfill({ body, contentType: TYPES[extension] ?? 'application/octet-stream' });
      } catch {
        await route.fulfill({ status: 404, body: '' });
      }
    },
  );
}
