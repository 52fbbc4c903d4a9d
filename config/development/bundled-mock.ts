import { resolve } from 'node:path';
import type { IApi } from '@umijs/max';
import { context } from 'esbuild';

/** `BUNDLED_MOCK=off npm start` makes Umi read the mock file by file, as `npm run preview` does. */
const isOn = process.env.BUNDLED_MOCK !== 'off';

const bundle = 'node_modules/.cache/mock/index.cjs';

/**
 * Umi plugin that bundles the mock into one file for the development server. Otherwise Umi compiles each of its
 * hundreds of files separately, at every start and after every change.
 */
export default (api: IApi) => {
  api.describe({ key: 'bundledMock', enableBy: () => isOn && api.name === 'dev' && process.env.MOCK !== 'none' });

  // Umi watches the included files, so it reads the bundle again whenever esbuild writes it.
  api.modifyConfig((config) => ({ ...config, mock: { include: [bundle], exclude: ['mock/**'] } }));

  api.onStart(async () => {
    const bundler = await context({
      absWorkingDir: api.cwd,
      entryPoints: [resolve(api.cwd, 'mock/index.ts')],
      outfile: resolve(api.cwd, bundle),
      bundle: true,
      platform: 'node',
      target: 'node20',
      packages: 'external',
      sourcemap: 'inline',
      logLevel: 'error',
    });
    await bundler.rebuild();
    await bundler.watch();
  });
};
