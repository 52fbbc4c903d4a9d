import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toGroupRows, toLargestRows, toTotalGroupRow } from './groups';

const group = (label: string, value: number) => ({ key: label, label, value });
const nameOthers = (count: number) => `${count} others`;
const shown = (rows: ReturnType<typeof toGroupRows>) =>
  rows.map(({ label, cells: { value, share } }) => [label, value, share]);
// 120 + 60 + 15 + 5 = 200
const groups = [group('b', 60), group('a', 120), group('d', 5), group('c', 15)];

test('keeps the order of groups and adds their shares', () => {
  expect(shown(toGroupRows(groups))).toEqual([
    ['b', 60, 30],
    ['a', 120, 60],
    ['d', 5, 2.5],
    ['c', 15, 7.5],
  ]);
  expect(toTotalGroupRow('all', groups).cells).toEqual({ value: 200, share: 100 });
});

test('lists the largest groups first and combines the others', () => {
  expect(shown(toLargestRows(groups, 2, nameOthers))).toEqual([
    ['a', 120, 60],
    ['b', 60, 30],
    ['2 others', 20, 10],
  ]);
});

test('shows a single remaining group by name', () => {
  expect(shown(toLargestRows(groups, 3, nameOthers)).map(([label]) => label)).toEqual(['a', 'b', 'c', 'd']);
});

test('shares of empty groups are unknown', () => {
  const [row] = toGroupRows([{ ...group('a', 0), cells: { uv: null }, reasons: { uv: 'notAdditive' } }]);
  expect(row).toMatchObject({ cells: { value: 0, share: null }, reasons: { uv: 'notAdditive', share: 'noBase' } });
  expect(toTotalGroupRow('all', []).cells).toEqual({ value: 0, share: null });
});

test('combining groups keeps the total', () => {
  const some = fc.array(fc.nat(5000), { minLength: 1, maxLength: 70 });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 30 }), (values, count) => {
      const rows = toLargestRows(
        values.map((value, index) => group(String(index), value)),
        count,
        nameOthers,
      );
      const sum = (key: string) => rows.reduce((all, { cells }) => all + Number(cells[key]), 0);
      expect(rows.length).toBeLessThanOrEqual(count + 1);
      expect(sum('value')).toBe(values.reduce((all, value) => all + value, 0));
      if (sum('value') > 0) expect(sum('share')).toBeCloseTo(100, 6);
    }),
  );
});
