import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const at = (path: string) => resolve(root, path);

const alias = [
  { find: /^@\//, replacement: `${at('src')}/` },
  { find: /^@@\//, replacement: `${at('src/.umi')}/` },
  // The real exports of Umi: real routes, layout, request and locale, as the app has them.
  { find: /^(@umijs\/max|umi)$/, replacement: at('src/.umi/exports.ts') },
];

// Not by the mode that vitest is given: projects read this file again, and are told another one.
const isDeep = process.argv.includes('deep');

export default defineConfig({
  root,
  define: { DEMO_ACCOUNTS: '[]' },
  resolve: { alias },
  test: {
    globalSetup: './tests/umi-setup.ts',
    // All processors: by default vitest leaves one alone, which on two is half of them.
    maxWorkers: '100%',
    // The business time zone must not be the machine's by accident.
    env: { TZ: 'America/New_York', PROPERTY_RUNS: isDeep ? '2000' : '300' },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: ['{src,mock,config}/**/*.test.ts', 'tests/**/*.test.ts'],
          setupFiles: './tests/properties.ts',
          // The world and the schemas are loaded once for a worker and not for each file.
          isolate: false,
          // Nothing here waits for anything: what is slow is a machine that has other work.
          testTimeout: 30_000,
          ...(isDeep && { testTimeout: 300_000 }),
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:8000/' } },
          include: ['{src,tests}/**/*.test.tsx'],
          setupFiles: ['./tests/properties.ts', './tests/setup.ts'],
          server: { deps: { inline: [/@umijs[\\/]plugins/] } },
          testTimeout: 60_000,
          // The console is loaded once for a worker and not for each file: setup.ts puts all back.
          isolate: false,
        },
      },
    ],
  },
});
