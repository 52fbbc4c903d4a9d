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

test('a masked value that was not typed again is theirs: there is no value of mine to put over it', () => {
  expect(compareNames({})).toEqual([]);
});

test.each(['王五', null])('a masked value set to %s is compared with their mask', (name) => {
  expect(compareNames({ name })).toEqual([{ name: 'name', base: '张*', theirs: '李*', mine: name, by: 'both' }]);
});

test('merged are my values, except where theirs was chosen', () => {
  const choices = { a: 'theirs', b: 'mine', c: undefined } as const;
  expect(mergeVersions({ a: 1, b: 1, c: 1 }, { a: 2, b: 2, c: 2 }, choices)).toEqual({ a: 2, b: 1, c: 1 });
});
