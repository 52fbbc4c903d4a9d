import { expect, test } from 'vitest';
import { spaceNumbers } from './text';

test.each([
  ['3小时前', '3 小时前'],
  ['12 分钟后', '12 分钟后'],
  ['3 hours ago', '3 hours ago'],
  ['现在', '现在'],
])('%s is written %s', (text, spaced) => expect(spaceNumbers(text)).toBe(spaced));
