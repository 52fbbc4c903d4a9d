import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/**
 * webpack stage after file names are hashed. Earlier, the minifier would remove the comment or Umi's wrapper would put
 * code before it.
 */
const STAGE_AFTER_HASHES = 2600;

/**
 * Makes Chromium compile all functions of a file off the main thread while it loads, instead of each function at its
 * first call. Other browsers ignore it (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Packages that Umi imports into every app and that this app does not call: Umi's useRequest, and the generator runtime
 * for old browsers. They are still bundled if something imports a name from them.
 */
const NOT_CALLED = /node_modules\/(@ahooksjs\/use-request|regenerator-runtime)\//;

/**
 * Runs before Umi's script that preloads the chunks of the page, and removes script elements that fail to load, so that
 * webpack requests such a chunk again. Otherwise webpack would wait two minutes for a script that failed before webpack
 * started.
 */
const FORGET_FAILED =
  "addEventListener('error',function(e){var s=e.target;s.tagName==='SCRIPT'&&s.dataset.webpack&&s.remove()},true);";

/** Umi plugin that speeds up the first load of a production build (docs/deployment.md). */
export default (api: IApi) => {
  api.describe({ key: 'firstLoad', enableBy: () => api.name === 'build' });

  api.chainWebpack((config, { webpack }) => {
    config.module.rule('not-called').test(NOT_CALLED).sideEffects(false);
    config
      .plugin('compile-hint')
      .use(webpack.BannerPlugin, [
        { banner: COMPILE_HINT, raw: true, stage: STAGE_AFTER_HASHES, test: /\.js$/ } as never,
      ]);
  });

  // The small preload script comes before the large scripts, and the app's main script is preloaded in the head: at the
  // end of the body, Chromium would request it last, and nothing runs before it is loaded.
  api.modifyHTML(($) => {
    const first = $('head link[rel=stylesheet]').first();
    const helper = $('head script[src*="preload_helper"]');
    const own = $('body script[src*="/umi."]').attr('src');
    if (first.length !== 1 || helper.length !== 1 || !own)
      throw new Error('Umi now writes index.html differently: adapt config/first-load.ts');
    first.before(helper, '\n', `<link rel="preload" as="script" href="${own}">`, '\n');
    return $;
  });

  api.onBuildHtmlComplete(() => {
    for (const name of readdirSync(api.paths.absOutputPath).filter((file) => file.startsWith('preload_helper'))) {
      const path = join(api.paths.absOutputPath, name);
      writeFileSync(path, FORGET_FAILED + readFileSync(path, 'utf8'));
    }
  });
};
