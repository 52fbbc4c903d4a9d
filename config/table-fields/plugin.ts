import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { IApi } from '@umijs/max';
import { checkVersions } from '../rewritten/versions';

const require = createRequire(resolve('package.json'));
const REWRITE = resolve('config/table-fields/rewrite.cjs');
const { isRewritten, versions } = require(REWRITE);

/** The switch: `TABLE_FIELDS=all npm run build` makes a console with all that ProTable can show and search by. */
const isOn = process.env.TABLE_FIELDS !== 'all';

/** A plugin of Umi: leaves out of the production build what lists do not use of ProTable. */
export default (api: IApi) => {
  api.describe({ key: 'tableFields', enableBy: () => isOn && api.name === 'build' });

  api.onGenerateFiles(() => checkVersions(versions));

  api.chainWebpack((config) => {
    config.module.rule('table-fields').test(isRewritten).enforce('pre').use('rewrite').loader(REWRITE);
  });
};
