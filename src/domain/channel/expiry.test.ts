import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelLinkTypes, codeTypes } from '@/contract/limits/channel-link';
import { expiryProblem, getExpiryState, isCodeTypeAllowed, mustExpire } from './expiry';

const NOW = Date.parse('2026-11-21T09:30:00+08:00');
const DAY_MS = 86_400_000;
const codeType = fc.constantFrom(...codeTypes);

test('each link type has a code type, and official account codes are only for following it', () => {
  for (const type of channelLinkTypes) {
    const forms = codeTypes.filter((form) => isCodeTypeAllowed(type, form));
    expect(forms).toEqual(
      type === 'oaFollow' ? ['oaPermanent', 'oaTemp'] : ['mpCode', 'urlLink', 'urlScheme', 'shortH5'],
    );
  }
});

test('expiring codes end within 30 days', () => {
  fc.assert(
    fc.property(codeType, fc.integer({ min: -100, max: 100 }), (form, days) => {
      const at = { codeType: form, expireType: 'time', expiresAt: NOW + days * DAY_MS, expireDays: null } as const;
      const expected = days <= 0 ? 'past' : days > 30 && mustExpire(form) ? 'tooLate' : null;
      expect(expiryProblem(at, NOW)).toBe(expected);
      const after = { codeType: form, expireType: 'days', expiresAt: null, expireDays: days } as const;
      expect(expiryProblem(after, NOW)).toBe(days === 0 ? 'missing' : expected);
    }),
  );
});

test('only permanent codes may have no expiry', () => {
  for (const form of codeTypes) {
    const never = { codeType: form, expireType: 'none', expiresAt: null, expireDays: null } as const;
    expect(expiryProblem(never, NOW)).toBe(mustExpire(form) ? 'never' : null);
    for (const expireType of ['time', 'days'] as const) {
      expect(expiryProblem({ ...never, expireType }, NOW)).toBe('missing');
    }
  }
});

test('a link is expired from its expiry on', () => {
  expect([NOW - 1, NOW, NOW + 1, null].map((end) => getExpiryState(end, NOW))).toEqual([
    'expired',
    'expired',
    'active',
    'active',
  ]);
});
