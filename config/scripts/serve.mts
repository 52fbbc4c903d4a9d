import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuild, startPreview } from '../../tests/e2e/server';
import { findNginx, renderConfig, startNginx } from '../deploy/nginx';

/**
 * Serves dist/ by nginx, as in production, and builds it if it does not exist. The API is API_TARGET, or the mock
 * without it.
 */
findNginx();
ensureBuild();
const { API_TARGET, IMAGE_ORIGINS, PORT = '8080' } = process.env;
const mock = API_TARGET ? undefined : await startPreview();

const root = mkdtempSync(join(tmpdir(), 'console-'));
symlinkSync(resolve('dist'), join(root, 'current'));
mkdirSync(join(root, 'former'));
const nginx = await startNginx(
  renderConfig({
    port: Number(PORT),
    apiTarget: API_TARGET ?? mock?.baseUrl ?? '',
    imageOrigins: IMAGE_ORIGINS,
    root,
  }),
);
console.log(`http://localhost:${PORT} serves dist/ with the API of ${API_TARGET ?? 'the mock'}.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void nginx.stop());
await nginx.ended;
await mock?.stop();
rmSync(root, { recursive: true });
