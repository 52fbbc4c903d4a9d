import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Arrangement, arrange, defaultSettings, isShown, listShapes, parseSettings, withWidth } from './columns';

const columns = ['a', 'b', 'c', 'd'].map((key) => ({ key }));
const keys = (settings: Arrangement = defaultSettings) => arrange(columns, settings).map(({ key }) => key);

const settings = fc.record({
  order: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'gone']),
  shown: fc.dictionary(fc.constantFrom('a', 'b', 'gone'), fc.boolean()),
  pinned: fc.subarray(['a', 'c', 'gone']),
  widths: fc.dictionary(fc.constantFrom('a', 'b', 'gone'), fc.integer({ min: 48, max: 800 })),
  view: fc.constantFrom(...listShapes),
});

describe('column settings', () => {
  test('are parsed as they were stored', () => {
    fc.assert(
      fc.property(settings, (given) => {
        expect(parseSettings(JSON.stringify(given))).toEqual(given);
      }),
    );
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"order":7,"shown":[1],"pinned":{},"view":"tiles"}',
    '{"shown":{"a":"yes"}}',
    '{"widths":{"a":47,"b":"90","c":1e9}}',
  ])('fall back to the defaults for %j in storage', (stored) =>
    expect({ ...parseSettings(stored), density: 'medium' }).toEqual(defaultSettings),
  );

  test('never lose or duplicate a column', () => {
    fc.assert(
      fc.property(settings, (given) => {
        expect(keys(given).sort()).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });

  test('put a new column after the column before it', () => {
    expect(arrange(columns, { ...defaultSettings, order: ['d', 'a', 'b'] }).map(({ key }) => key)).toEqual([
      'd',
      'a',
      'b',
      'c',
    ]);
  });

  test('keep widths within their limits, and reset one', () => {
    const wide = withWidth(withWidth(defaultSettings, 'a', 9000), 'b', 1);
    expect(wide.widths).toEqual({ a: 800, b: 48 });
    expect(withWidth(wide, 'a', undefined).widths).toEqual({ b: 48 });
  });

  test('put pinned columns first', () => {
    expect(keys({ ...defaultSettings, pinned: ['c'] })).toEqual(['c', 'a', 'b', 'd']);
  });

  test('show an initially hidden column once it is turned on', () => {
    const column = { key: 'tags', initiallyHidden: true as const };
    expect(isShown(column, defaultSettings)).toBe(false);
    expect(isShown(column, { ...defaultSettings, shown: { tags: true } })).toBe(true);
  });
});
