import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { IApi } from '@umijs/max';
import { checkVersions } from '../rewritten/versions';
import { staticStyleSheet } from './sheet';

const require = createRequire(resolve('package.json'));
const { folderLeftOut, isPatched, isStyleModule, versions } = require(resolve('config/static-styles/rewrite.cjs'));

/** The switch: `STATIC_STYLES=off npm run build` makes a console whose styles are made in the browser, as antd does. */
const isOn = process.env.STATIC_STYLES !== 'off';

type Module = { resource?: string };
type Compilation = {
  modules: Iterable<Module>;
  chunkGraph: { getNumberOfModuleChunks(module: Module): number };
  errors: Error[];
  hooks: { afterChunks: { tap(name: string, check: () => void): void } };
};
type Compiler = { hooks: { compilation: { tap(name: string, start: (compilation: Compilation) => void): void } } };

const CHECK = 'StylesOfAllInUse';

/** A plugin of webpack: what the sheet leaves out is in no chunk, once all that nobody calls has been left out of them. */
class StylesOfAllInUse {
  apply({ hooks }: Compiler) {
    hooks.compilation.tap(CHECK, (compilation) => {
      compilation.hooks.afterChunks.tap(CHECK, () => {
        for (const module of compilation.modules) {
          const folder = folderLeftOut(module.resource ?? '');
          if (!folder || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          compilation.errors.push(
            new Error(`antd's ${folder} is used and has no styles: it is among \`unused\` in rewrite.cjs`),
          );
        }
      });
    });
  }
}

/** A plugin of Umi: the styles of antd and pro-components as a style sheet, in the production build only. */
export default (api: IApi) => {
  api.describe({ key: 'staticStyles', enableBy: () => isOn && api.name === 'build' });

  api.onGenerateFiles(async () => {
    checkVersions(versions);
    api.writeTmpFile({ path: 'static-styles.css', content: await staticStyleSheet(), noPluginDir: true });
  });

  // Umi has no earlier place: what the console says of its own (global.css) comes after it, and holds.
  api.addPolyfillImports(() => ({ source: './static-styles.css' }));

  api.chainWebpack((config) => {
    config.module
      .rule('static-styles')
      .test((path: string) => isPatched(path) || isStyleModule(path))
      .enforce('pre')
      .use('rewrite')
      .loader(resolve('config/static-styles/loader.cjs'));
    config.plugin(CHECK).use(StylesOfAllInUse);
  });
};
