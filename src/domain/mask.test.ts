import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskMobile, maskName } from './mask';

describe('masking of domain.md 5.2', () => {
  test('a mobile number keeps three and four digits', () => {
    expect(maskMobile('13812341234')).toBe('138****1234');
  });

  test('a name keeps its first character, also one outside the basic plane', () => {
    expect(maskName('张三')).toBe('张*');
    expect(maskName('𠮷野家')).toBe('𠮷**');
  });

  test('a name of one character is hidden', () => {
    expect(maskName('张')).toBe('*');
  });

  test('the middle of a mobile number and all but the first character of a name are gone', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[3-9]\d{9}$/), fc.stringMatching(/^\p{Script=Han}{2,30}$/u), (mobile, name) => {
        expect(maskMobile(mobile)).toMatch(/^\d{3}\*{4}\d{4}$/);
        expect([...maskName(name)].slice(1).every((character) => character === '*')).toBe(true);
        expect([...maskName(name)]).toHaveLength([...name].length);
      }),
    );
  });
});
