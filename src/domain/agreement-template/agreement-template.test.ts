import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreementTemplate as limit } from '../../contract/limits/agreement-template';
import { findRepeatedCodes } from './consent-items';
import { compareVersions, getNextVersion, isVersionTaken } from './template-version';

const part = fc.integer({ min: 0, max: 9998 });
const version = fc.tuple(part, part).map(([major, minor]) => `v${major}.${minor}`);

describe('the next version', () => {
  test('is valid and comes after all existing versions', () => {
    fc.assert(
      fc.property(fc.array(version), (versions) => {
        const next = getNextVersion(versions);
        expect(next).toMatch(limit.version);
        expect(isVersionTaken(next, versions)).toBe(false);
        for (const one of versions) expect(compareVersions(one, next)).toBeLessThan(0);
      }),
    );
  });

  test.each([
    [[], 'v1.0'],
    [['v1.0'], 'v1.1'],
    [['v1.10', 'v1.9'], 'v1.11'],
    [['v1.9999', 'v1.2'], 'v2.0'],
  ])('after %j is %s', (versions, next) => expect(getNextVersion(versions)).toBe(next));

  test('is taken regardless of leading zeros', () => {
    expect(isVersionTaken('v01.00', ['v1.0'])).toBe(true);
    expect(isVersionTaken('v1.10', ['v1.1'])).toBe(false);
  });
});

test('reports each code that already occurs earlier', () => {
  expect(findRepeatedCodes([{ code: 'a' }, { code: 'b' }, { code: 'a' }, { code: 'a' }])).toEqual([2, 3]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (codes) => {
      const repeated = findRepeatedCodes(codes.map((code) => ({ code })));
      expect(codes.filter((_, index) => !repeated.includes(index))).toEqual([...new Set(codes)]);
    }),
  );
});
