import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownVersions } from './own-versions';

test('sends the version of the last own action, and never that of another operator', () => {
  const steps = fc.array(fc.constantFrom('own', 'other', 'read'), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (taken) => {
      const own = ownVersions();
      let [server, seen, sinceRead] = [1, 1, false];
      for (const step of taken) {
        if (step === 'read') [seen, sinceRead] = [server, false];
        if (step === 'other') [server, sinceRead] = [server + 1, true];
        if (step !== 'own') continue;
        const sent = own.latest({ id: 'a', version: seen });
        expect(sent === server).toBe(!sinceRead);
        if (sent !== server) continue;
        server += 1;
        own.note({ id: 'a', version: seen }, sent, { version: server });
      }
    }),
  );
});

test('ignores results of other entities and results without a version', () => {
  const own = ownVersions();
  own.note({ id: 'a', version: 1 }, 1, { version: 2 });
  own.note({ id: 'b', version: 1 }, 1, null);
  expect(own.latest({ id: 'b', version: 1 })).toBe(1);
});
