import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests the production build behind nginx, as it is deployed: `npm run e2e:deploy`. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/deploy/*.deploy.ts'],
    environment: 'node',
    globalSetup: './tests/deploy/global-setup.ts',
    experimental: { fsModuleCache: true },
    // One server with one mock behind it.
    maxWorkers: 1,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
