import { resolve } from 'node:path';
import type { IApi } from '@umijs/max';

/**
 * A plugin of Umi: the development server reads the icons that are used, and not all 1,700 files of which `index.js`
 * says that it has them. A production build leaves the others out by itself.
 */
export default (api: IApi) => {
  api.describe({ key: 'directImports', enableBy: () => api.name === 'dev' });

  api.chainWebpack((config) => {
    config.module
      .rule('direct-imports')
      .test(/\.(tsx|js)$/)
      .include.add(resolve(api.cwd, 'src'))
      .add(/node_modules[\\/]@ant-design[\\/]pro-components[\\/]es/)
      .end()
      .enforce('pre')
      .use('direct-imports')
      .loader(resolve('config/development/direct-imports/loader.cjs'));
  });
};
