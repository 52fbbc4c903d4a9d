import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskIdNo, maskMobile } from '@/domain/mask';
import { clearIn } from './privacy';

const mobiles = fc.stringMatching(/^1[3-9]\d{9}$/);
/** ID numbers with a valid check digit (GB 11643-1999). */
const idNumbers = fc
  .tuple(fc.stringMatching(/^[1-9]\d{5}19[5-9]\d(0[1-9]|1[0-2])(0[1-9]|1\d|2[0-8])\d{3}$/))
  .map(([body]) => {
    const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (2 ** (17 - place) % 11), 0);
    return body + '10X98765432'[sum % 11];
  });
const texts = fc.stringMatching(/^[a-z ,，病人电话]{0,12}$/);

describe('clearIn', () => {
  test('finds clear numbers anywhere in a text', () => {
    fc.assert(
      fc.property(texts, texts, mobiles, idNumbers, (before, after, mobile, idNumber) => {
        expect(clearIn(before + mobile + after)).toBe('mobile number');
        expect(clearIn(before + idNumber + after)).toBe('ID number');
      }),
    );
  });

  test('ignores masked and other numbers', () => {
    fc.assert(
      fc.property(mobiles, idNumbers, fc.integer({ min: 0, max: 999_999_999 }), (mobile, idNumber, count) => {
        expect(clearIn(`${maskMobile(mobile)} ${maskIdNo(idNumber)} ${count}`)).toBeUndefined();
        // A longer number is not a phone number.
        expect(clearIn(`${mobile}0`)).toBeUndefined();
      }),
    );
  });
});
