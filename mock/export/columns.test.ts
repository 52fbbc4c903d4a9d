import { expect, test } from 'vitest';
import { exportColumns } from '../../src/contract/limits/export';
import { entities } from '../entities';

test('a file has each column that the contract lists for its entity', () => {
  const tables = entities.flatMap(({ exportTable }) => exportTable ?? []);
  const found = Object.fromEntries(
    tables.map(({ entity, columns }) => [entity, [...new Set(columns.flatMap(({ of }) => of ?? []))].sort()]),
  );
  const listed = Object.entries(exportColumns).map(([entity, keys]) => [entity, keys.toSorted()]);
  expect(found).toEqual(Object.fromEntries(listed));
});
