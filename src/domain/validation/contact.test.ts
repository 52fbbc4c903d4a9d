import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isColor } from './color';
import { isEmail } from './email';
import { isHttpsUrl } from './https-url';
import { isAppId, isMiniProgramPath, isScene } from './mini-program';
import { isMobile, normaliseMobile } from './mobile';
import { isPersonName } from './person-name';
import { isServicePhone, normaliseServicePhone } from './service-phone';

const mobiles = fc.stringMatching(/^1[3-9]\d{9}$/);

describe('a mobile number', () => {
  test.each([
    ['13812341234', true],
    ['+86 138 1234 1234', true],
    ['8613812341234', true],
    ['\u202D13812341234\u202C', true],
    ['12812341234', false],
    ['1381234123', false],
    ['138123412345', false],
    ['１３８１２３４１２３４', false],
    ['138-1234-1234', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isMobile(text)).toBe(expected);
  });

  test('is kept the same however it was typed', () => {
    fc.assert(
      fc.property(mobiles, fc.constantFrom('', '+86', '86', '+86 ', ' '), (mobile, before) => {
        const typed = `${before}${mobile.slice(0, 3)} ${mobile.slice(3, 7)}\u3000${mobile.slice(7)} `;
        expect(normaliseMobile(typed)).toBe(mobile);
        expect(isMobile(typed)).toBe(true);
      }),
    );
  });

  test('loses no digit of something else', () => {
    expect(normaliseMobile('86123')).toBe('86123');
  });
});

test.each([
  ['13812341234', true],
  ['010-02345678', false],
  ['010-62345678', true],
  ['0571-8234567-12', true],
  ['057182345678', true],
  ['400-820-8820', true],
  ['8008208820', true],
  ['400 820 8820', true],
  ['12356', true],
  ['120', true],
  ['119', false],
  ['62345678', false],
  ['400-820-882', false],
  ['010-62345678-1234567', false],
])('a service phone %j: %s', (text, expected) => {
  expect(isServicePhone(text)).toBe(expected);
});

test('a service phone is kept as it is checked', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '1', '8', '6', '+', '-', ' ') }), (typed) => {
      expect(isServicePhone(normaliseServicePhone(typed))).toBe(isServicePhone(typed));
    }),
  );
});

test.each([
  ['欧阳娜娜', true],
  ['𠮷野', true],
  ['阿依古丽·买买提', true],
  ["Anne-Marie O'Neil", true],
  ['张', false],
  ['张3', false],
  ['张 三', false],
  ['张San', false],
  ['𠮷'.repeat(30), true],
  ['𠮷'.repeat(31), false],
])('a name %j: %s', (text, expected) => {
  expect(isPersonName(text)).toBe(expected);
});

test.each([
  ['a@b.cn', true],
  ['a@b', false],
  ['a b@c.cn', false],
  ['@b.cn', false],
])('an e-mail address %j: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ['pages/index/index', true],
  ['index', true],
  ['/pages/index', false],
  ['pages/index?a=1', false],
  ['pages//index', false],
  ['pages/index/', false],
  ['页面', false],
])('a path of a mini program %j: %s', (text, expected) => {
  expect(isMiniProgramPath(text)).toBe(expected);
});

test.each([
  ['wx0123456789abcdef', true],
  ['wx0123456789ABCDEF', false],
  ['wx0123456789abcde', false],
  ['gh_0123456789abcdef', false],
])('an AppID %j: %s', (text, expected) => {
  expect(isAppId(text)).toBe(expected);
});

test.each([
  ['l=Ab3dE9xZ', true],
  ['a'.repeat(32), true],
  ['a'.repeat(33), false],
  ['a%20b', false],
  ['来源', false],
  ['', false],
])('a scene %j: %s', (text, expected) => {
  expect(isScene(text)).toBe(expected);
});

test.each([
  ['#78bb5d', true],
  ['#78BB5D', true],
  ['78bb5d', false],
  ['#78b', false],
  ['#78bb5g', false],
])('a colour %j: %s', (text, expected) => {
  expect(isColor(text)).toBe(expected);
});

describe('an https address', () => {
  test.each([
    ['https://example.com', true],
    ['https://例子.中国/路径?q=值#x', true],
    ['HTTPS://example.com:8443/a@b', true],
    ['http://example.com', false],
    ['https:/example.com', false],
    ['https:example.com', false],
    ['//example.com', false],
    ['https://localhost/x', false],
    ['https://user:pass@example.com', false],
    ['https://example.com\\@evil.com', false],
    ['https://example.com/a b', false],
    ['https://exa mple.com', false],
    ['https://example.com:99999', false],
    ['javascript:alert(1)//https://example.com', false],
    ['data:text/html,https://example.com', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isHttpsUrl(text)).toBe(expected);
  });

  test('is one for the browser as well, without a password', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ validSchemes: ['https', 'http'] }), fc.string()), (text) => {
        if (!isHttpsUrl(text)) return;
        const { protocol, username, password } = new URL(text);
        expect({ protocol, username, password }).toEqual({ protocol: 'https:', username: '', password: '' });
      }),
    );
    expect(isHttpsUrl('https://a.b.cn/x')).toBe(true);
  });
});
