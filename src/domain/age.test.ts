import { expect, test } from 'vitest';
import { ageOn } from './age';

test.each([
  ['1990-11-21', '2026-11-21', 36],
  ['1990-11-22', '2026-11-21', 35],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-11-21', '2026-11-21', 0],
])('someone born on %s is, on %s, %i years old', (birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});
