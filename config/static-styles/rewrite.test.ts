import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { theme } from '../settings';

const require = createRequire(resolve('package.json'));
const { cssVarKeys, folderLeftOut, isPatched, isStyleModule, patch, stub, versions } = require(
  resolve('config/static-styles/rewrite.cjs'),
);
const fileOf = (path: string) => resolve('node_modules', path);
const PROVIDER = fileOf('@ant-design/pro-components/es/provider/index.js');
const BUTTON = fileOf('antd/es/button/style/index.js');

test('the packages are those that were read', () => {
  for (const [name, version] of Object.entries(versions)) {
    expect(require(`${name}/package.json`).version).toBe(version);
  }
});

test('a text that has changed is refused', () => {
  expect(isPatched(PROVIDER)).toBe(true);
  expect(() => patch(PROVIDER, 'export const somethingElse = 1;')).toThrow('pro-components has changed');
});

test('a style module keeps its names and none of its styles', () => {
  expect(isStyleModule(BUTTON)).toBe(true);
  const source = readFileSync(BUTTON, 'utf8');
  expect(source).toContain('genStyleHooks');
  expect(stub(BUTTON, source)).not.toContain('genStyleHooks');
  expect(stub(BUTTON, source)).toContain('export default');
  expect(isStyleModule(fileOf('antd/es/button/Button.js'))).toBe(false);
});

test('what the sheet leaves out is known by its style module', () => {
  expect(folderLeftOut(fileOf('antd/es/float-button/style/index.js'))).toBe('float-button');
  expect(folderLeftOut(fileOf('antd/es/float-button/FloatButton.js'))).toBeUndefined();
  expect(folderLeftOut(BUTTON)).toBeUndefined();
});

test('the variables of the sheet are those of the theme', () => {
  expect(theme.cssVar).toEqual({ key: cssVarKeys.app });
});
