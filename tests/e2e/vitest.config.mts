import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { CPU_SLOWDOWN, WAIT_MS } from './slowdown';
import { WORKERS } from './workers';

const isDeep = process.argv.includes('deep');

/** Tests the production build in Chromium: `npm run e2e`, with E2E_BUILD=1 for a fresh build. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/e2e/*.e2e.ts'],
    exclude: [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.e2e.ts'])],
    environment: 'node',
    env: { TEST_DEEP: isDeep ? '1' : '' },
    globalSetup: './tests/e2e/global-setup.ts',
    // Caches transformed modules in node_modules for the next run.
    experimental: { fsModuleCache: true },
    maxWorkers: WORKERS,
    // Files share only the browser of their worker; every page has a separate context.
    isolate: false,
    testTimeout: 60_000 * CPU_SLOWDOWN,
    // The same timeout as locators, because a busy machine may take more than a second to render.
    expect: { poll: { timeout: WAIT_MS } },
    hookTimeout: 120_000,
  },
});
