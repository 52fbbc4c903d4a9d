import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPersonalNumber, toPersonFilter } from './person';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const mobile = fc.tuple(fc.constantFrom('13', '15', '18', '19'), digits(9)).map((parts) => parts.join(''));

test('searches a phone number in any notation, and never sends it while it is entered', () => {
  fc.assert(
    fc.property(mobile, (number) => {
      const spaced = `${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`;
      for (const typed of [number, spaced, spaced.replaceAll(' ', '-'), `+86${number}`]) {
        expect(toPersonFilter(typed)).toEqual({ mobile: number });
        expect(isPersonalNumber(typed)).toBe(true);
      }
      for (let length = 7; length <= 11; length += 1) expect(isPersonalNumber(number.slice(0, length))).toBe(true);
    }),
  );
});

test('does not send an ID number either', () => {
  fc.assert(
    fc.property(digits(17), fc.constantFrom(...'0123456789xX'), (start, last) => {
      expect(isPersonalNumber(start + last)).toBe(true);
      expect(toPersonFilter(start + last)).toBeUndefined();
    }),
  );
});

test('record and other numbers are not personal numbers', () => {
  for (const typed of ['M26110500001', 'R20261121000003', '20261121000003', 'P0003', '000003', '2026', 'campaign_6_3'])
    expect(isPersonalNumber(typed)).toBe(false);
});

test('four digits search the end of a phone number, and a name has no digits', () => {
  expect(toPersonFilter('０００３')).toEqual({ mobile: '0003' });
  expect(toPersonFilter(' 王小明 ')).toEqual({ realName: '王小明' });
  expect(toPersonFilter('Ann O’Neil')).toEqual({ realName: "Ann O'Neil" });
  expect(toPersonFilter('\u202e阿卜杜拉•买买提')).toEqual({ realName: '阿卜杜拉·买买提' });
  for (const typed of ['', '王', 'M2611', '胃癌筛查2026', '.*', '__proto__', '😀😀', '王'.repeat(31)])
    expect(toPersonFilter(typed)).toBeUndefined();
});

test('accepts any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(typeof isPersonalNumber(typed)).toBe('boolean');
      const filter = toPersonFilter(typed);
      expect(filter === undefined || Object.keys(filter).length === 1).toBe(true);
    }),
  );
});
