import type { IApi } from '@umijs/max';

/**
 * A plugin of Umi: code is written for the browsers of `targets`. Umi's Babel preset tells preset-env to look for no
 * browserslist, and that makes it pass over the `targets` too that Umi gives to Babel: all would be turned into ES5.
 */
export default (api: IApi) => {
  api.describe({ key: 'modernSyntax' });

  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));
};
