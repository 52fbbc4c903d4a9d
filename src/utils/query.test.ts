import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withParams } from './query';

const names = ['channelId', 'projectId', 'recordId', 'from', 'before', 'sort', 'current'];
const name = fc.constantFrom(...names);
const pairs = fc.array(fc.tuple(name, fc.string()));
const changes = fc.dictionary(name, fc.option(fc.string()));

test('what is not changed stays, in its order and as often as it was there', () => {
  fc.assert(
    fc.property(pairs, changes, (before, change) => {
      const others = before.filter(([one]) => !(one in change));
      const after = [...withParams(`${new URLSearchParams(before)}`, change)];
      expect(after.filter(([one]) => !(one in change))).toEqual(others);
    }),
  );
});

test('what is changed is there once with its value, or not at all', () => {
  fc.assert(
    fc.property(pairs, changes, (before, change) => {
      const after = withParams(`${new URLSearchParams(before)}`, change);
      for (const [one, value] of Object.entries(change)) {
        expect(after.getAll(one)).toEqual(value === null ? [] : [value]);
      }
    }),
  );
});

test('a change to what is already there leaves the address alone', () => {
  expect(`${withParams('a=1&b=2', { a: '1', c: null })}`).toBe('a=1&b=2');
});
