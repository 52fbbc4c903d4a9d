import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const at = (path: string) => resolve(root, path);

const alias = [
  { find: /^@\//, replacement: `${at('src')}/` },
  { find: /^@@\//, replacement: `${at('src/.umi')}/` },
  // Tests use the real exports of Umi: routes, layout, request and locale.
  { find: /^(@umijs\/max|umi)$/, replacement: at('src/.umi/exports.ts') },
];

// Vitest loads this file again for each project with another mode, so the mode itself cannot tell.
const isDeep = process.argv.includes('deep');
const exclude = [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.test.*'])];

export default defineConfig({
  root,
  define: { DEMO_ACCOUNTS: '[]' },
  resolve: { alias },
  test: {
    globalSetup: './tests/umi-setup.ts',
    // Caches transformed modules for the next run, apart for each tier: vitest's key leaves out how JSX is transformed.
    experimental: { fsModuleCache: true, fsModuleCachePath: at(`node_modules/.cache/vitest${isDeep ? '-deep' : ''}`) },
    // Uses all processors: by default vitest leaves one idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Shows code that depends on the machine's time zone instead of the business time zone.
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
          // The world and the schemas load once per worker instead of once per file.
          isolate: false,
          // These tests wait for nothing; they are slow only on a busy machine.
          testTimeout: isDeep ? 300_000 : 30_000,
        },
      },
      {
        extends: true,
        // React's production build renders in a fifth less time; the deep tier shows the development build's warnings.
        ...(!isDeep && { oxc: { jsx: { runtime: 'automatic', development: false } } }),
        test: {
          name: 'app',
          environment: at('tests/jsdom-environment.ts'),
          environmentOptions: { jsdom: { url: 'http://localhost:8000/' } },
          include: ['{src,tests}/**/*.test.tsx'],
          exclude,
          setupFiles: ['./tests/watchdog.ts', './tests/act.ts', './tests/properties.ts', './tests/setup.ts'],
          execArgv: ['--max-semi-space-size=64'],
          // Applies to the workers only; Vite itself runs in development mode. In `test`, antd's ids are all equal.
          env: { NODE_ENV: isDeep ? 'development' : 'production' },
          server: { deps: { inline: [/@umijs[\\/]plugins/] } },
          testTimeout: 60_000,
          // The console loads once per worker instead of once per file; setup.ts resets its state.
          isolate: false,
        },
      },
    ],
  },
});
