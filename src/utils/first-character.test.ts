import { expect, test } from 'vitest';
import { getFirstCharacter } from './first-character';

test.each([
  ['王小明', '王'],
  ['👨‍👩‍👧一家', '👨‍👩‍👧'],
  ['👍🏽好', '👍🏽'],
  ['🇨🇳', '🇨🇳'],
  ['', ''],
])('takes the first visible character of %j', (text, first) => {
  expect(getFirstCharacter(text)).toBe(first);
});
