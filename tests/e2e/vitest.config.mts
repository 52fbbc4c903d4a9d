import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CPU_SLOWDOWN, WAIT_MS } from './slowdown';
import { WORKERS } from './workers';

const isDeep = process.argv.includes('deep');

/**
 * Starts with the random walk, the longest file, so that nothing waits for it at the end. Vitest sorts by the durations
 * of the last run, which a fresh clone does not have.
 */
class WalkFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isWalk = ({ moduleId }: TestSpecification) => moduleId.endsWith('/monkey.e2e.ts');
    return (await super.sort(files)).sort((one, other) => Number(isWalk(other)) - Number(isWalk(one)));
  }
}

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
    sequence: { sequencer: WalkFirst },
    // Files share only the browser of their worker; every page has a separate context.
    isolate: false,
    testTimeout: 60_000 * CPU_SLOWDOWN,
    // The same timeout as locators, because a busy machine may take more than a second to render.
    expect: { poll: { timeout: WAIT_MS } },
    hookTimeout: 120_000,
  },
});
