import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdBackInvalid } from './hold-back';

const names = ['a', 'b', 'c', 'd'] as const;
const values = fc.record(Object.fromEntries(names.map((name) => [name, fc.nat()])));

test('keeps the base value of invalid fields and of those linked to them, and takes all other values', () => {
  fc.assert(
    fc.property(values, values, fc.subarray([...names]), fc.subarray([...names]), (now, before, wrong, group) => {
      const isGroupHeld = group.some((name) => wrong.includes(name));
      const sent = holdBackInvalid(now, before, wrong, [group]);
      for (const name of names) {
        const isHeld = wrong.includes(name) || (isGroupHeld && group.includes(name));
        expect(sent[name]).toBe(isHeld ? before[name] : now[name]);
      }
    }),
  );
});
