import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gate } from './gate';

test('runs every task, and never more at once than there are places', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.boolean(), { maxLength: 30 }),
      async (places, tasks) => {
        const inTurn = gate(places);
        let [running, most] = [0, 0];
        const ends = await Promise.allSettled(
          tasks.map((fails) =>
            inTurn(async () => {
              running += 1;
              most = Math.max(most, running);
              await Promise.resolve();
              running -= 1;
              if (fails) throw new Error('one that fails');
            }),
          ),
        );
        expect(most).toBeLessThanOrEqual(places);
        expect(ends.map(({ status }) => status === 'rejected')).toEqual(tasks);
      },
    ),
  );
});
