import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/** When the names of files have been made: until then minifier and Umi's wrapper would take a comment out, or put code before it. */
const STAGE_AFTER_HASHES = 2600;

/**
 * Has Chromium compile all functions of a file while it arrives, beside the thread that draws, and not each when it is
 * first called; other browsers pass over it (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Umi imports them into every console: a useRequest of its own, where this one has that of ahooks, and what generators
 * need in browsers that have none. Whoever called them would get them all the same.
 */
const NOT_CALLED = /node_modules\/(@ahooksjs\/use-request|regenerator-runtime)\//;

/**
 * Before Umi's script that asks for the code of the page: code which cannot be had is asked for once more by whoever
 * needs it. webpack would wait two minutes for the end of a script that has failed before webpack was there.
 */
const FORGET_FAILED =
  "addEventListener('error',function(e){var s=e.target;s.tagName==='SCRIPT'&&s.dataset.webpack&&s.remove()},true);";

/** A plugin of Umi: what a production build does for the first load: docs/deployment.md. */
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

  // The small script that asks for the code of the page comes before the large ones, and the console's own file is
  // asked for with the head: at the end of the body, Chromium would ask for it last, and nothing runs before it is there.
  api.modifyHTML(($) => {
    const first = $('head link[rel=stylesheet]').first();
    const helper = $('head script[src*="preload_helper"]');
    const own = $('body script[src*="/umi."]').attr('src');
    if (first.length !== 1 || helper.length !== 1 || !own)
      throw new Error('Umi writes index.html in another way: see config/first-load.ts');
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
