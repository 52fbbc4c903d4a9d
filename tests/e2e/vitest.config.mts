import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { CPU_SLOWDOWN, WAIT_MS } from './slowdown';
import { WORKERS } from './workers';

const isDeep = process.argv.includes('deep');

/** The production build in Chromium: `npm run e2e`, with E2E_BUILD=1 on a fresh build. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/e2e/*.e2e.ts'],
    exclude: [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.e2e.ts'])],
    environment: 'node',
    env: { TEST_DEEP: isDeep ? '1' : '' },
    globalSetup: './tests/e2e/global-setup.ts',
    // Transformed modules are kept in node_modules for the next run.
    experimental: { fsModuleCache: true },
    maxWorkers: WORKERS,
    // Files share the browser of their worker, and nothing else: every page has a context of its own.
    isolate: false,
    testTimeout: 60_000 * CPU_SLOWDOWN,
    // As long as a locator waits: one second is less than a busy machine may take to draw.
    expect: { poll: { timeout: WAIT_MS } },
    hookTimeout: 120_000,
  },
});
