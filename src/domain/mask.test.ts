import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskIdNo, maskIp, maskMobile, maskName, maskOpenid } from './mask';

describe('masking of docs/domain.md 5.2', () => {
  test('a mobile number keeps three and four digits', () => {
    expect(maskMobile('13812341234')).toBe('138****1234');
  });

  test('a name keeps its first character, also one outside the basic plane', () => {
    expect(maskName('张三')).toBe('张*');
    expect(maskName('𠮷野家')).toBe('𠮷**');
  });

  test('a long name, such as a Latin one, has three stars at most', () => {
    expect(maskName('Alexander Hamilton')).toBe('A***');
  });

  test('a name of one character is hidden completely', () => {
    expect(maskName('张')).toBe('*');
  });

  test('hides the middle of a mobile number and all but the first character of a name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[3-9]\d{9}$/), fc.stringMatching(/^\p{Script=Han}{2,30}$/u), (mobile, name) => {
        expect(maskMobile(mobile)).toMatch(/^\d{3}\*{4}\d{4}$/);
        expect([...maskName(name)].slice(1).every((character) => character === '*')).toBe(true);
        expect([...maskName(name)]).toHaveLength(Math.min([...name].length, 4));
      }),
    );
  });

  test.each([
    ['an ID number', maskIdNo, '11010519491231002X', '1***************2X'],
    ['a passport', maskIdNo, 'E12345678', 'E******78'],
    ['an openid', maskOpenid, 'oAbCd1234567890abcdefghijkl', 'oAbCd1…ijkl'],
    ['an IP address', maskIp, '203.0.113.7', '203.0.113.*'],
    ['an IP address of version 6', maskIp, '2001:db8::1', '****'],
  ])('%s', (_, mask, clear, masked) => {
    expect(mask(clear)).toBe(masked);
  });

  test.each([
    ['an ID number', maskIdNo, 'H123'],
    ['a mobile number', maskMobile, '1381234'],
    ['an openid', maskOpenid, 'short'],
  ])('%s that is too short to hide a part of is hidden completely', (_, mask, clear) => {
    expect(mask(clear)).toBe('****');
  });

  // Digits where the mask keeps characters and letters where it hides them, so that a leak cannot be a coincidence.
  const ends = (start: number, end: number, hidden: { min: number; max: number }) =>
    fc
      .tuple(
        fc.stringMatching(new RegExp(`^\\d{${start}}$`)),
        fc.stringMatching(new RegExp(`^[a-z]{${hidden.min},${hidden.max}}$`)),
        fc.stringMatching(new RegExp(`^\\d{${end}}$`)),
      )
      .map((parts) => parts.join(''));

  test.each([
    ['ID number', maskIdNo, ends(1, 2, { min: 2, max: 15 }), true],
    ['mobile', maskMobile, ends(3, 4, { min: 1, max: 8 }), false],
    ['openid', maskOpenid, ends(6, 4, { min: 10, max: 30 }), false],
  ] as const)('the middle of any %s is gone', (_, mask, clears, keepsLength) => {
    fc.assert(
      fc.property(clears, (clear) => {
        const masked = mask(clear);
        expect(masked).not.toMatch(/[a-z]/);
        expect(masked).toMatch(/^\d+(\*+|…)\d+$/);
        if (keepsLength) expect(masked).toHaveLength(clear.length);
      }),
    );
  });

  test('no mask leaves any text unchanged, however short', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (clear) => {
        for (const mask of [maskMobile, maskName, maskIdNo, maskOpenid, maskIp]) expect(mask(clear)).toMatch(/[*…]/);
      }),
    );
  });
});
