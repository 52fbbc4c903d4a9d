import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const at = (path: string) => resolve(root, path);

const alias = [
  { find: /^@\//, replacement: `${at('src')}/` },
  { find: /^@@\//, replacement: `${at('src/.umi')}/` },
  // The real exports of Umi: real routes, layout, request and locale, as the app has them.
  { find: /^(@umijs\/max|umi)$/, replacement: at('src/.umi/exports.ts') },
];

// Not by the mode that vitest is given: it reads this file again for each project, with another mode.
const isDeep = process.argv.includes('deep');
const exclude = [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.test.*'])];

export default defineConfig({
  root,
  define: { DEMO_ACCOUNTS: '[]' },
  resolve: { alias },
  test: {
    globalSetup: './tests/umi-setup.ts',
    // Transformed modules are kept in node_modules for the next run.
    experimental: { fsModuleCache: true },
    // All processors: by default vitest leaves one alone, which on two is half of them.
    maxWorkers: '100%',
    // The business time zone must not be the machine's by accident.
    env: { TZ: 'America/New_York', TEST_DEEP: isDeep ? '1' : '' },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: ['{src,mock,config}/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude,
          setupFiles: ['./tests/watchdog.ts', './tests/properties.ts'],
          // The world and the schemas are loaded once for a worker and not for each file.
          isolate: false,
          // Nothing here waits for anything: what is slow is a machine that has other work.
          testTimeout: isDeep ? 300_000 : 30_000,
        },
      },
      {
        extends: true,
        // React's production build renders in a fifth less time; its warnings are looked at in the deep tier.
        ...(!isDeep && { oxc: { jsx: { runtime: 'automatic', development: false } } }),
        test: {
          name: 'app',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:8000/' } },
          include: ['{src,tests}/**/*.test.tsx'],
          exclude,
          setupFiles: ['./tests/watchdog.ts', './tests/act.ts', './tests/properties.ts', './tests/setup.ts'],
          execArgv: ['--max-semi-space-size=64'],
          // In the workers alone: Vite itself runs in development.
          ...(!isDeep && { env: { NODE_ENV: 'production' } }),
          server: { deps: { inline: [/@umijs[\\/]plugins/] } },
          testTimeout: 60_000,
          // The console is loaded once for a worker and not for each file: setup.ts resets all of it.
          isolate: false,
        },
      },
    ],
  },
});
