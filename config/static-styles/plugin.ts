import { resolve } from 'node:path';
import type { IApi } from '@umijs/max';
import { staticStyleSheet } from './sheet';

/** `STATIC_STYLES=off npm run build` builds an app that creates its styles in the browser, as antd does by default. */
const isOn = process.env.STATIC_STYLES !== 'off';

/** Stand-ins without styles, each with a pattern of the modules that it replaces; the first match wins. */
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

/** Parts of ProTable that no list of the app uses; together 70 KiB of the first list. */
const unused = [
  ['nothing', /[\\/]pro-components[\\/]es[\\/]table[\\/]components[\\/]Form[\\/]index\.js$/],
  ['no-value-types', /[\\/]pro-components[\\/]es[\\/]field[\\/]ValueTypeToComponent\.js$/],
] as const;

/** @returns the name of the stand-in for a module; undefined if it has none */
export const standInFor = (path: string) => [...styles, ...unused].find(([, modules]) => modules.test(path))?.[0];

type Resolved = { createData: { resource?: string } };

/** Umi plugin that puts the styles of antd and pro-components into a style sheet, in production builds only. */
export default (api: IApi) => {
  api.describe({ key: 'staticStyles', enableBy: () => isOn && api.name === 'build' });

  api.onGenerateFiles(async () => {
    api.writeTmpFile({ path: 'static-styles.css', content: await staticStyleSheet(), noPluginDir: true });
  });

  // The earliest place that Umi offers, so that the app's global.css comes later and takes precedence.
  api.addPolyfillImports(() => ({ source: './static-styles.css' }));

  api.chainWebpack((config, { webpack }) => {
    config.plugin('stand-ins').use(webpack.NormalModuleReplacementPlugin, [
      /[\\/](antd|pro-components)[\\/]es[\\/]/,
      ({ createData }: Resolved) => {
        const name = createData.resource && standInFor(createData.resource);
        if (name) createData.resource = resolve(`config/static-styles/stand-ins/${name}.js`);
      },
    ]);
    // The build fails when a new version imports a name that a stand-in lacks.
    config.module
      .rule('names-of-stand-ins')
      .test(/[\\/](antd|pro-components)[\\/]es[\\/]/)
      .parser({ exportsPresence: 'error' });
  });
};
