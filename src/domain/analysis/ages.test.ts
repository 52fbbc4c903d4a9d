import { expect, test } from 'vitest';
import { byAge } from './ages';

const sorted = (...names: string[]) => byAge(names.map((name) => ({ name }))).map(({ name }) => name);

test('ages go from young to old, whatever the platform makes its groups of', () => {
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
