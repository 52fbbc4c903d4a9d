import type { IApi } from '@umijs/max';

/**
 * A plugin of Umi: the development server does without a pass of esbuild over all sources at each start. All it would
 * find here is an import of the mock, and so does Biome.
 */
export default (api: IApi) => {
  if (api.name === 'dev') api.skipPlugins(['prepare']);
};
