import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isColor } from './color';
import { isEmail } from './email';
import { isHttpsUrl } from './https-url';
import { isAppId, isMiniProgramPath, isScene } from './mini-program';
import { isMobile, normalizeMobile } from './mobile';
import { isPersonName } from './person-name';
import { isServicePhone, normalizeServicePhone } from './service-phone';
import { cleanLine } from './text';

const mobiles = fc.stringMatching(/^1[3-9]\d{9}$/);
const numbers = fc.string({ unit: fc.constantFrom('0', '1', '3', '8', '6', '+', '-', ' ', '８', '－') });
const wide = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

describe('a mobile number', () => {
  test.each([
    ['13812341234', true],
    ['+86 138 1234 1234', true],
    ['8613812341234', true],
    ['\u202D13812341234\u202C', true],
    ['12812341234', false],
    ['1381234123', false],
    ['138123412345', false],
    ['１３８１２３４１２３４', true],
    ['138-1234-1234', true],
    ['+86 138-0013-8000', true],
    ['86-13800138000', true],
    ['0086 138 0013 8000', true],
    ['＋８６\u3000１３８－００１３－８０００', true],
    ['138–0013—8000', true],
    ['+85 13800138000', false],
    ['+86 86 13800138000', false],
    ['13800138000-1', false],
    ['-', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isMobile(text)).toBe(expected);
  });

  test('is stored the same for any notation', () => {
    const prefixes = fc.constantFrom('', '+86', '86', '0086', '+86 ', '86-', '＋８６\u3000', ' ');
    const separators = fc.constantFrom('', ' ', '-', '\u3000', '－', '–', ' - ');
    fc.assert(
      fc.property(mobiles, prefixes, separators, fc.boolean(), (mobile, before, between, isWide) => {
        const digits = isWide ? wide(mobile) : mobile;
        const typed = `${before}${digits.slice(0, 3)}${between}${digits.slice(3, 7)}${between}${digits.slice(7)} `;
        expect(normalizeMobile(typed)).toBe(mobile);
        expect(isMobile(typed)).toBe(true);
        expect(normalizeServicePhone(typed)).toBe(mobile);
      }),
    );
  });

  test('is not too long while it is entered after +86', () => {
    fc.assert(
      fc.property(mobiles, fc.nat(11), (mobile, typed) => {
        expect(normalizeMobile(`+86 ${mobile.slice(0, typed)}`).length).toBeLessThanOrEqual(11);
      }),
    );
  });

  test('is unchanged by normalizing it again', () => {
    fc.assert(
      fc.property(numbers, (typed) => {
        for (const normalise of [normalizeMobile, normalizeServicePhone])
          expect(normalise(normalise(typed))).toBe(normalise(typed));
      }),
    );
  });

  test('keeps the digits of an invalid number', () => {
    fc.assert(
      fc.property(numbers, (typed) => {
        if (isServicePhone(typed)) return;
        expect(digitsOf(`86${digitsOf(normalizeMobile(typed))}`)).toContain(digitsOf(typed).replace(/^(00)?86/, ''));
        expect(digitsOf(normalizeServicePhone(typed))).toBe(digitsOf(typed));
        expect(normalizeMobile(typed) === '').toBe(cleanLine(typed) === '');
      }),
    );
  });

  test('keeps all digits of other numbers', () => {
    expect(normalizeMobile('86123')).toBe('86123');
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

test.each([
  ['+86 138-0013-8000', '13800138000'],
  ['+86 10 6234 5678', '01062345678'],
  ['+86-10-62345678', '010-62345678'],
  ['+86 0571 8234567', '05718234567'],
  ['0086 400-820-8820', '400-820-8820'],
  ['０１０－６２３４５６７８', '010-62345678'],
  ['010 6234 5678', '01062345678'],
  ['0571-8234567-12', '0571-8234567-12'],
  ['+1 212 555 0100', '+12125550100'],
])('a service phone %j is stored as %s', (typed, kept) => {
  expect(normalizeServicePhone(typed)).toBe(kept);
});

test('a service phone is stored in the form that is validated', () => {
  fc.assert(
    fc.property(numbers, (typed) => {
      expect(isServicePhone(normalizeServicePhone(typed))).toBe(isServicePhone(typed));
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
])('an email address %j: %s', (text, expected) => {
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
])('a color %j: %s', (text, expected) => {
  expect(isColor(text)).toBe(expected);
});

describe('an https URL', () => {
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

  test('is valid for the browser too, without credentials', () => {
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
