import { resolve } from 'node:path';
import type { IApi } from '@umijs/max';
import { context } from 'esbuild';

/** The switch: `BUNDLED_MOCK=off npm start` lets Umi read the mock file by file, as `npm run preview` does. */
const isOn = process.env.BUNDLED_MOCK !== 'off';

const bundle = 'node_modules/.cache/mock/index.cjs';

/**
 * A plugin of Umi: the mock is one file for the development server. Of each of its hundreds of files Umi would make
 * JavaScript with a call of its own, at each start and each change.
 */
export default (api: IApi) => {
  api.describe({ key: 'bundledMock', enableBy: () => isOn && api.name === 'dev' && process.env.MOCK !== 'none' });

  // Umi watches what it includes, and so it reads the bundle anew when that is written.
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
