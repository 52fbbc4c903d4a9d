import { toDayNumber } from '../day';

const SHAPE = /^[1-9]\d{5}(18|19|20)\d{9}[\dX]$/;
const PROVINCES = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|91)/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** Check digit of an 18-digit ID number, from its first 17 digits (GB 11643). */
export function checkDigit(first17: string) {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first17[index]), 0);
  return CHECKS.charAt(sum % CHECKS.length);
}

/** Data encoded in an ID number; `birthDate` is YYYY-MM-DD. */
export type IdCard = { birthDate: string; gender: 'male' | 'female' };

/**
 * Reads the number of a resident ID card (docs/domain.md 5.3): shape, province, an existing birth date not after
 * `today` (YYYY-MM-DD), check digit. A lower-case x is accepted.
 *
 * @returns undefined when the number is invalid
 */
export function readIdCard(text: string, today: string): IdCard | undefined {
  const number = text.toUpperCase();
  if (!SHAPE.test(number) || !PROVINCES.test(number) || checkDigit(number) !== number[17]) return undefined;
  const birthDate = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (toDayNumber(birthDate) === undefined || birthDate > today) return undefined;
  return { birthDate, gender: Number(number[16]) % 2 === 1 ? 'male' : 'female' };
}
