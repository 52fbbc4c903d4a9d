import { expect, test } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: test that creates schemas
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

test('finds nothing in a valid value, even with additional fields', () => {
  expect(found({ further: 1 })).toEqual([]);
});

test.each<[string, object, string]>([
  ['a wrong type', { parts: [good.parts[0], { id: 7, size: 1 }] }, 'parts[].id · string · number · Part.id'],
  ['a missing field', { parts: [{ size: 1 }] }, 'parts[].id · string · nothing · Part.id'],
  ['an exceeded limit', { parts: [{ id: '1', size: 12 }] }, 'parts[].size · at most 9 · number · Part.size'],
  ['an unknown enum value', { state: 'gone' }, 'state · "open" | "closed" · "gone"'],
  ['no key of a record', { byName: { 李雷: { id: 1, size: 1 } } }, 'byName.{}.id · string · number · Part.id'],
  ['the variant of a discriminated union', { either: { kind: 'b', other: '7' } }, 'either.other · number · string'],
  ['the best matching branch of a union', { free: { deep: 'yes' } }, 'free.deep · boolean · string'],
  ['a union without matching branch', { free: 7 }, 'free · string or object · number'],
  ['a wrong format', { on: '1.1.2026' }, 'on · format date · "0.0.0000"'],
])('reports %s', (_, change, line) => {
  expect(found(change)).toEqual([line]);
});

test('does not show a value that could be personal data', () => {
  expect(found({ state: '张三' })).toEqual(['state · "open" | "closed" · string of 2 characters']);
});
