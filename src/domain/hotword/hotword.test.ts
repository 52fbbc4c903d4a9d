import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getValidityState } from './validity';

describe('a validity', () => {
  const validity = { validFrom: '2026-11-21T00:00:00+08:00', validTo: '2026-11-21T16:00:00Z' };
  test.each([
    ['2026-11-20T15:59:59.999Z', 'upcoming'],
    ['2026-11-20T16:00:00Z', 'current'],
    ['2026-11-21T23:59:59.999+08:00', 'current'],
    ['2026-11-22T00:00:00+08:00', 'past'],
  ])('at %s is %s', (now, state) => {
    expect(getValidityState(validity, Date.parse(now))).toBe(state);
  });

  test('without bounds is always current', () => {
    fc.assert(
      fc.property(fc.integer(), (now) => {
        expect(getValidityState({ validFrom: null, validTo: null }, now)).toBe('current');
      }),
    );
  });
});
