import { expect, test } from 'vitest';
import { revealPurposes } from '../contract/limits/reveal';
import { canReveal, hasConsent } from './consent';

const [first, second] = ['2026-01-01T08:00:00+08:00', '2026-01-01T01:00:00Z'];

test.each([
  ['never given', null, null, false],
  ['given', first, null, true],
  ['given and withdrawn', first, second, false],
  ['given again', second, first, true],
])('consent %s', (_, privacyConsentAt, privacyWithdrawnAt, expected) => {
  expect(hasConsent({ privacyConsentAt, privacyWithdrawnAt })).toBe(expected);
});

test('allows the member and authorities after a withdrawal, and only the member without consent', () => {
  const left = (hasConsent: boolean, isWithdrawn: boolean) =>
    revealPurposes.filter((purpose) => canReveal({ hasConsent, isWithdrawn }, purpose));
  expect(left(true, false)).toEqual(revealPurposes);
  expect(left(true, true)).toEqual(['memberRequest', 'authority']);
  expect(left(false, false)).toEqual(['memberRequest']);
  expect(left(false, true)).toEqual(['memberRequest']);
});
