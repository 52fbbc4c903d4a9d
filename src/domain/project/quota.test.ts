import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project as limit } from '../../contract/limits/project';
import { quotaState } from './quota';

const people = fc.nat({ max: limit.maxQuota });
const totals = fc.integer({ min: 1, max: limit.maxQuota });

test('the quota is nearly full from 90% on, and full with the last place', () => {
  fc.assert(
    fc.property(people, totals, (used, total) => {
      const expected = used >= total ? 'full' : used * 10 >= total * 9 ? 'nearlyFull' : 'open';
      expect(quotaState(used, total)).toBe(expected);
      expect(quotaState(used, null)).toBe('unlimited');
    }),
  );
});
