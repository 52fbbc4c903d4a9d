import { expect, test } from 'vitest';
import { hasConsent } from './consent';

const [first, second] = ['2026-01-01T08:00:00+08:00', '2026-01-01T01:00:00Z'];

test.each([
  ['never given', null, null, false],
  ['given', first, null, true],
  ['given and withdrawn', first, second, false],
  ['given again', second, first, true],
])('consent %s', (_, privacyConsentAt, privacyWithdrawnAt, expected) => {
  expect(hasConsent({ privacyConsentAt, privacyWithdrawnAt })).toBe(expected);
});
