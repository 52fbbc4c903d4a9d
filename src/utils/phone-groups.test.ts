import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupPhone } from './phone-groups';

test('a number is grouped and stays the same number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,15}$/), (digits) => {
      const grouped = groupPhone(digits);
      expect(grouped.replaceAll(' ', '')).toBe(digits);
      expect(grouped).toMatch(/^\d{1,4}( \d{4})*$/);
    }),
  );
  expect(groupPhone('13800138000')).toBe('138 0013 8000');
  expect(groupPhone('0755-88886666')).toBe('0755-88886666');
});
