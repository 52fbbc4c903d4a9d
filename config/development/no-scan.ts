import type { IApi } from '@umijs/max';

/**
 * Umi plugin that skips esbuild's scan of all sources when the development server starts. The scan would only find
 * imports of the mock, which Biome already refuses.
 */
export default (api: IApi) => {
  if (api.name === 'dev') api.skipPlugins(['prepare']);
};
