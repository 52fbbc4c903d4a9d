import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatValue, treeLines } from './tree';

const properties = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }));

/** Number of properties and items in a value. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, own) => sum + 1 + sizeOf(own), 0);
}

test('a fully expanded tree has a line for every value, each below its parent', () => {
  fc.assert(
    fc.property(properties, (value) => {
      let toggled = new Set<string>();
      // Collapsed lines are expanded until none is left.
      for (let more = true; more; ) {
        const closed = treeLines(value, toggled).filter(({ size, isOpen }) => size > 0 && !isOpen);
        toggled = new Set([...toggled, ...closed.map(({ path }) => path)]);
        more = closed.length > 0;
      }
      const lines = treeLines(value, toggled);
      expect(lines).toHaveLength(sizeOf(value));
      const known = new Map(lines.map((line) => [line.path, line]));
      expect(known.size).toBe(lines.length);
      for (const { parent, level, path } of lines) {
        expect(parent === null ? 1 : (known.get(parent)?.level ?? 0) + 1).toBe(level);
        const own = (JSON.parse(path) as string[]).reduce<unknown>((at, name) => Reflect.get(Object(at), name), value);
        expect(known.get(path)?.value).toEqual(own);
      }
    }),
  );
});

test('a collapsed line hides exactly its descendants, and text is copied unchanged', () => {
  const value = { a: { b: { c: '<b>1</b>' } }, d: [1, null] };
  const names = (toggled: string[]) => treeLines(value, new Set(toggled)).map(({ name }) => name);
  expect(names([])).toEqual(['a', 'b', 'c', 'd', '0', '1']);
  expect(names(['["a","b"]'])).toEqual(['a', 'b', 'd', '0', '1']);
  expect(names(['["a"]', '["d"]'])).toEqual(['a', 'd']);
  expect([formatValue('<b>1</b>'), formatValue(null), formatValue({ x: 1 })]).toEqual([
    '<b>1</b>',
    'null',
    '{\n  "x": 1\n}',
  ]);
});
