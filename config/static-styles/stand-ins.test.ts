import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { standInFor } from './plugin';

const antd = resolve('node_modules/antd/es');
const modules = readdirSync(antd, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ path: resolve(antd, name), source: readFileSync(resolve(antd, name), 'utf8') }));

test('replaces style components of antd with a component and style hooks with a hook', () => {
  const replaced = (start: string) =>
    modules.filter(({ source }) => source.includes(`export default ${start}(`)).map(({ path }) => standInFor(path));
  expect(new Set(replaced('genSubStyleComponent'))).toEqual(new Set(['nothing']));
  expect(new Set(replaced('genStyleHooks'))).toEqual(new Set(['antd-style']));
  expect(standInFor(resolve(antd, 'button/Button.js'))).toBeUndefined();
});

test('the ProTable of the app uses no part that the build leaves out', () => {
  const table = readFileSync('src/components/list/ListTable.tsx', 'utf8');
  expect(table).toContain('search={false}');
  const columns = readFileSync('src/components/list/tableColumns.tsx', 'utf8');
  expect(table + columns).not.toMatch(/valueType|valueEnum|request=/);
});
