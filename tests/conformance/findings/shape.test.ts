import { expect, test } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: makes schemas to be broken
import { z } from 'zod';
import type { Contract } from '../api/contract';
import { misfits } from './shape';

const Part = z.object({ id: z.string(), size: z.int().max(9).nullable() });
const Whole = z.object({
  state: z.enum(['open', 'closed']),
  parts: z.array(Part),
  byName: z.record(z.string(), Part),
  either: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), one: z.string() }),
    z.object({ kind: z.literal('b'), other: z.number() }),
  ]),
  free: z.union([z.string(), z.object({ deep: z.boolean() })]),
  on: z.iso.date(),
});
const models: Contract['models'] = new Map([[Part, { name: 'Part', file: 'part.ts' }]]);
const good = {
  state: 'open',
  parts: [{ id: '1', size: 1 }],
  byName: { 'Somebody’s name': { id: '2', size: null } },
  either: { kind: 'a', one: 'x' },
  free: { deep: true },
  on: '2026-01-01',
};
const found = (change: object) =>
  misfits(Whole, { ...good, ...change }, models).map(({ path, expected, got, model, pathInModel }) =>
    [path, expected, got, ...(model ? [`${model.name}.${pathInModel}`] : [])].join(' · '),
  );

test('what fits has no misfits, and further fields are none', () => {
  expect(found({ further: 1 })).toEqual([]);
});

test.each<[string, object, string]>([
  ['a type', { parts: [good.parts[0], { id: 7, size: 1 }] }, 'parts[].id · string · number · Part.id'],
  ['a field that is missing', { parts: [{ size: 1 }] }, 'parts[].id · string · nothing · Part.id'],
  ['a limit', { parts: [{ id: '1', size: 12 }] }, 'parts[].size · at most 9 · number · Part.size'],
  ['a value of an enum', { state: 'gone' }, 'state · "open" | "closed" · "gone"'],
  [
    'a key that is data is not said',
    { byName: { 李雷: { id: 1, size: 1 } } },
    'byName.{}.id · string · number · Part.id',
  ],
  ['the variant of a union that was meant', { either: { kind: 'b', other: '7' } }, 'either.other · number · string'],
  ['the branch of a union that fits best', { free: { deep: 'yes' } }, 'free.deep · boolean · string'],
  ['no branch of a union', { free: 7 }, 'free · string or object · number'],
  ['a format', { on: '1.1.2026' }, 'on · format date · "0.0.0000"'],
])('%s', (_, change, line) => {
  expect(found(change)).toEqual([line]);
});

test('a value is never said, when it could be somebody’s', () => {
  expect(found({ state: '张三' })).toEqual(['state · "open" | "closed" · string of 2 characters']);
});
