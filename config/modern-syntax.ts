import type { IApi } from '@umijs/max';

/**
 * Umi plugin that compiles code for the browsers in `targets`. Umi's Babel preset turns off preset-env's browserslist
 * lookup, so preset-env also ignores the `targets` that Umi gives to Babel and would compile everything to ES5.
 */
export default (api: IApi) => {
  api.describe({ key: 'modernSyntax' });

  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));
};
