import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPersonalNumber, personFilter } from './person';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const mobile = fc.tuple(fc.constantFrom('13', '15', '18', '19'), digits(9)).map((parts) => parts.join(''));

test('a phone number is looked for as one, however it is written, and never sent while it is typed', () => {
  fc.assert(
    fc.property(mobile, (number) => {
      const spaced = `${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`;
      for (const typed of [number, spaced, spaced.replaceAll(' ', '-'), `+86${number}`]) {
        expect(personFilter(typed)).toEqual({ mobile: number });
        expect(isPersonalNumber(typed)).toBe(true);
      }
      for (let length = 7; length <= 11; length += 1) expect(isPersonalNumber(number.slice(0, length))).toBe(true);
    }),
  );
});

test('an identity number is not sent either', () => {
  fc.assert(
    fc.property(digits(17), fc.constantFrom(...'0123456789xX'), (start, last) => {
      expect(isPersonalNumber(start + last)).toBe(true);
      expect(personFilter(start + last)).toBeUndefined();
    }),
  );
});

test('numbers of things are no numbers of people', () => {
  for (const typed of ['M26110500001', 'R20261121000003', '20261121000003', 'P0003', '000003', '2026', 'campaign_6_3'])
    expect(isPersonalNumber(typed)).toBe(false);
});

test('four digits may end a phone number, and a name has no digits', () => {
  expect(personFilter('０００３')).toEqual({ mobile: '0003' });
  expect(personFilter(' 王小明 ')).toEqual({ realName: '王小明' });
  expect(personFilter('Ann O’Neil')).toEqual({ realName: "Ann O'Neil" });
  expect(personFilter('\u202e阿卜杜拉•买买提')).toEqual({ realName: '阿卜杜拉·买买提' });
  for (const typed of ['', '王', 'M2611', '胃癌筛查2026', '.*', '__proto__', '😀😀', '王'.repeat(31)])
    expect(personFilter(typed)).toBeUndefined();
});

test('is defined for whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(typeof isPersonalNumber(typed)).toBe('boolean');
      const filter = personFilter(typed);
      expect(filter === undefined || Object.keys(filter).length === 1).toBe(true);
    }),
  );
});
