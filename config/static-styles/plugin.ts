import { resolve } from 'node:path';
import type { IApi } from '@umijs/max';
import { staticStyleSheet } from './sheet';

/** The switch: `STATIC_STYLES=off npm run build` makes a console whose styles are made in the browser, as antd does. */
const isOn = process.env.STATIC_STYLES !== 'off';

/** A stand-in that makes no styles, by the modules in whose place it comes; the first that matches counts. */
const styles = [
  [
    'nothing',
    /[\\/]antd[\\/]es[\\/](button[\\/]style[\\/]compact|form[\\/]style[\\/]fallbackCmp|modal[\\/]style[\\/]confirm|pagination[\\/]style[\\/]bordered|tag[\\/]style[\\/]\w+Cmp)\.js$/,
  ],
  [
    'antd-style',
    /[\\/]antd[\\/]es[\\/]((?!style|theme)[\w-]+[\\/]style[\\/].*|_util[\\/]wave[\\/]style|theme[\\/]util[\\/]useResetIconStyle)\.js$/,
  ],
  ['pro-style', /[\\/]pro-components[\\/]es[\\/](?!provider)(.*[\\/])?(style|style[\\/].*|rightContentStyle)\.js$/],
] as const;

/** ProTable's parts that no list of the console uses: 70 KiB of the first list. */
const unused = [
  ['nothing', /[\\/]pro-components[\\/]es[\\/]table[\\/]components[\\/]Form[\\/]index\.js$/],
  ['no-value-types', /[\\/]pro-components[\\/]es[\\/]field[\\/]ValueTypeToComponent\.js$/],
] as const;

/** @returns the stand-in for a module, if it has one */
export const standInFor = (path: string) => [...styles, ...unused].find(([, modules]) => modules.test(path))?.[0];

type Resolved = { createData: { resource?: string } };

/** A plugin of Umi: the styles of antd and pro-components as a style sheet, in the production build only. */
export default (api: IApi) => {
  api.describe({ key: 'staticStyles', enableBy: () => isOn && api.name === 'build' });

  api.onGenerateFiles(async () => {
    api.writeTmpFile({ path: 'static-styles.css', content: await staticStyleSheet(), noPluginDir: true });
  });

  // Umi has no earlier place: what the console says of its own (global.css) comes after it, and holds.
  api.addPolyfillImports(() => ({ source: './static-styles.css' }));

  api.chainWebpack((config, { webpack }) => {
    config.plugin('stand-ins').use(webpack.NormalModuleReplacementPlugin, [
      /[\\/](antd|pro-components)[\\/]es[\\/]/,
      ({ createData }: Resolved) => {
        const name = createData.resource && standInFor(createData.resource);
        if (name) createData.resource = resolve(`config/static-styles/stand-ins/${name}.js`);
      },
    ]);
    // A name that a stand-in lacks, in a new version, fails the build.
    config.module
      .rule('names-of-stand-ins')
      .test(/[\\/](antd|pro-components)[\\/]es[\\/]/)
      .parser({ exportsPresence: 'error' });
  });
};
