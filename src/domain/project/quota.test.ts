import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project as limit } from '../../contract/limits/project';
import { quotaState } from './quota';

const people = fc.nat({ max: limit.maxQuota });
const totals = fc.integer({ min: 1, max: limit.maxQuota });

test('places are nearly full from nine in ten on, and full with the last one', () => {
  fc.assert(
    fc.property(people, totals, (used, total) => {
      const expected = used >= total ? 'full' : used * 10 >= total * 9 ? 'nearlyFull' : 'open';
      expect(quotaState(used, total)).toBe(expected);
      expect(quotaState(used, null)).toBe('unlimited');
    }),
  );
});
