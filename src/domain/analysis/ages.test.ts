import { expect, test } from 'vitest';
import { parseAgeGroup, sortByAge } from './ages';

const sorted = (...names: string[]) => sortByAge(names.map((name) => ({ name }))).map(({ name }) => name);

test('sorts age groups from young to old for any grouping of the platform', () => {
  expect(sorted('30-39岁', '未知', '17岁以下', '50岁以上', '18-24岁', '25-29岁', '40-49岁')).toEqual([
    '17岁以下',
    '18-24岁',
    '25-29岁',
    '30-39岁',
    '40-49岁',
    '50岁以上',
    '未知',
  ]);
  expect(sorted('100岁以上', '9岁以下', '其他', '未知')).toEqual(['9岁以下', '100岁以上', '其他', '未知']);
});

test.each([
  ['17岁以下', { kind: 'upTo', from: '', to: '17' }],
  ['18-24岁', { kind: 'between', from: '18', to: '24' }],
  ['50岁以上', { kind: 'from', from: '50', to: '' }],
  ['未知', { kind: 'unknown', from: '', to: '' }],
  ['18-24岁以上', undefined],
  ['60岁', undefined],
  ['Under 17', undefined],
  ['', undefined],
])('parses the age group %s, or returns undefined', (name, group) => {
  expect(parseAgeGroup(name)).toEqual(group);
});
