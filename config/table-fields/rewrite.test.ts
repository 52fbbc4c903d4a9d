import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const require = createRequire(resolve('package.json'));
const { isRewritten, rewrite, versions } = require(resolve('config/table-fields/rewrite.cjs'));
const fileOf = (name: string) => resolve('node_modules/@ant-design/pro-components/es', name);

test('the package is the one that was read', () => {
  for (const [name, version] of Object.entries(versions)) {
    expect(require(`${name}/package.json`).version).toBe(version);
  }
});

test.each([
  ['field/ValueTypeToComponent.js', 'FieldColorPicker'],
  ['table/TableSearch.js', './components/Form'],
])('%s no longer asks for %s', (name, part) => {
  const path = fileOf(name);
  const source = readFileSync(path, 'utf8');
  expect(isRewritten(path)).toBe(true);
  expect(source).toContain(part);
  expect(rewrite(path, source)).not.toContain(part);
  expect(() => rewrite(path, 'export const somethingElse = 1;')).toThrow('pro-components has changed');
});

test('no other file is touched', () => {
  expect(isRewritten(fileOf('table/Table.js'))).toBe(false);
  expect(isRewritten(resolve('src/components/list/ListTable.tsx'))).toBe(false);
});

test('the one ProTable of the console has no search form, and columns that name no type of value', () => {
  const table = readFileSync('src/components/list/ListTable.tsx', 'utf8');
  expect(table).toContain('search={false}');
  const columns = readFileSync('src/components/list/tableColumns.tsx', 'utf8');
  expect(table + columns).not.toMatch(/valueType|valueEnum|request=/);
});
