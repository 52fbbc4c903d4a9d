import { expect, test } from 'vitest';
import { axisUnits, findExtremes, fitsAxes } from './chart';
import type { ReportRow } from './report';

const row = (key: string, pv: number | null): ReportRow => ({ key, label: key, cells: { pv } });

test('finds the newest known figure and the first highest and lowest ones', () => {
  const found = findExtremes([row('a', 3), row('b', 9), row('c', 3), row('d', 9), row('e', null)], 'pv');
  expect([found?.latest, found?.highest, found?.lowest].map((point) => point?.row.key)).toEqual(['d', 'b', 'a']);
  expect(findExtremes([row('a', null)], 'pv')).toBeUndefined();
});

test('counts share an axis, another unit uses the second one, and a third unit does not fit', () => {
  expect(axisUnits([{ unit: 'times' }, { unit: 'seconds' }, { unit: 'people' }])).toEqual([
    ['times', 'people'],
    ['seconds'],
  ]);
  expect(fitsAxes([{ unit: 'times' }, { unit: 'people' }, { unit: 'seconds' }])).toBe(true);
  expect(fitsAxes([{ unit: 'times' }, { unit: 'percent' }, { unit: 'seconds' }])).toBe(false);
});
