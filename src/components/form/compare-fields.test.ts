import { expect, test } from 'vitest';
import { compareVersions, mergeVersions } from './compare-fields';

type Person = { nameMasked: string };
type Values = { name?: string | null };

const compare = [{ name: 'name' as const, label: '姓名', shownOf: (person: Person) => person.nameMasked }];
const compareNames = (mine: Values) =>
  compareVersions<Values, Person>(compare, {
    base: { nameMasked: '张*' },
    theirs: { nameMasked: '李*' },
    mine,
    toValues: () => ({}),
  });

test('takes their value for a masked one that was not entered again', () => {
  expect(compareNames({})).toEqual([]);
});

test.each(['王五', null])('compares a masked value set to %s with their mask', (name) => {
  expect(compareNames({ name })).toEqual([{ name: 'name', base: '张*', theirs: '李*', mine: name, by: 'both' }]);
});

test('merges my values, except where theirs was chosen', () => {
  const choices = { a: 'theirs', b: 'mine', c: undefined } as const;
  expect(mergeVersions({ a: 1, b: 1, c: 1 }, { a: 2, b: 2, c: 2 }, choices)).toEqual({ a: 2, b: 1, c: 1 });
});
