import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guard, listOf, pageOf } from './guard';

type Thing = { id: string; version: number; name: string; tags: string[]; of: { size: number }; note: string | null };

const isThing = guard<Thing>({ id: 'text', version: 'count', tags: 'array', of: 'object' });
const thing = { id: '1', version: 0, tags: [], of: {} };

describe('guard', () => {
  test('accepts a value with every part and ignores other fields', () => {
    expect(isThing(thing)).toBe(true);
    expect(isThing({ ...thing, name: 1, note: [], newer: true })).toBe(true);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an array', [thing]],
    ['a text', 'thing'],
    ['no id', { ...thing, id: undefined }],
    ['an empty id', { ...thing, id: '' }],
    ['an id that is a number', { ...thing, id: 1 }],
    ['a version that is a text', { ...thing, version: '1' }],
    ['half a version', { ...thing, version: 0.5 }],
    ['a version below zero', { ...thing, version: -1 }],
    ['a list that is null', { ...thing, tags: null }],
    ['a list that is an object', { ...thing, tags: {} }],
    ['a part that is null', { ...thing, of: null }],
    ['a part that is a list', { ...thing, of: [] }],
  ])('refuses %s', (_, value) => expect(isThing(value)).toBe(false));

  test('never throws for any JSON value', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof isThing(value) === 'boolean'));
  });

  test('checks a part by its own guard', () => {
    const holds = guard<{ things: Thing[] }>({ things: listOf(isThing) });
    expect(holds({ things: [thing] })).toBe(true);
    expect(holds({ things: [thing, { ...thing, tags: null }] })).toBe(false);
  });
});

describe('pageOf', () => {
  const isPage = pageOf(isThing, 2);

  test('accepts a page with at most the requested number of rows', () => {
    expect(isPage({ list: [thing, thing], total: 9 })).toBe(true);
    expect(isPage({ list: [], total: 0 })).toBe(true);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['an object as list', { list: {}, total: 1 }],
    ['no total', { list: [] }],
    ['a total that is a text', { list: [], total: '1' }],
    ['a total below the number of rows', { list: [thing, thing], total: 1 }],
    ['more rows than requested', { list: [thing, thing, thing], total: 3 }],
    ['an invalid row', { list: [thing, null], total: 2 }],
  ])('refuses %s', (_, value) => expect(isPage(value)).toBe(false));
});
