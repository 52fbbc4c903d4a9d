import { expect, test } from 'vitest';
import { getRegionPath, loadRegions } from './regions';

test('a district is found below its province and city', async () => {
  const path = getRegionPath(await loadRegions(), '440305');
  expect(path.map(({ label }) => label)).toEqual(['广东省', '深圳市', '南山区']);
});

test.each(['', '000000', '__proto__'])('%j is nowhere', async (code) => {
  expect(getRegionPath(await loadRegions(), code)).toEqual([]);
});

test('every code has six digits and stands once', async () => {
  const codes: string[] = [];
  const collect = (regions: Awaited<ReturnType<typeof loadRegions>>) => {
    for (const { value, children } of regions) {
      codes.push(value);
      collect(children ?? []);
    }
  };
  collect(await loadRegions());
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});
