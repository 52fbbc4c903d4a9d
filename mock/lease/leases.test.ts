import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { LeaseHolder } from '../../src/contract/lease';
import { copyWorld } from '../../tests/copy-world';
import { getWorld, NOW } from '../../tests/world';
import { Fault } from '../fault';
import { resetState, state } from '../state';
import { createLeases } from './leases';

const [lin, zhou] = [
  { id: '1', name: '林晓' },
  { id: '2', name: '周宁' },
];
const leases = createLeases({ entityType: 'quiz', seconds: 120 });
const world = copyWorld(getWorld(0));

beforeEach(() => resetState(world));

/** Error code and holder of the error that `act` throws. */
function getRefusal(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { code: error.reason.code, holder: LeaseHolder.parse(error.details.data).holder };
  }
  throw new Error('was not refused');
}

const claim = (operator: typeof lin, windowId: string | null, now = NOW) =>
  leases.claim('7', { operator, windowId }, now);

describe('a lease', () => {
  test.each([
    ['of two operators', zhou],
    ['of one operator', lin],
  ])('that two tabs %s claim in the same second is one tab’s', (_, second) => {
    claim(lin, 'a');
    const { code, holder } = getRefusal(() => claim(second, 'b'));
    expect(code).toBe('LEASE_HELD');
    expect(holder).toMatchObject({
      operatorName: lin.name,
      isMine: second === lin,
      until: '2026-11-21T09:32:00.000+08:00',
    });
  });

  test('belongs to one entity only', () => {
    claim(lin, 'a');
    expect(leases.claim('8', { operator: zhou, windowId: 'b' }, NOW).operatorId).toBe(zhou.id);
    expect(createLeases({ entityType: 'report', seconds: 1800 }).find('7', NOW)).toBeUndefined();
  });

  test('expires, and then any operator can claim it', () => {
    const { id } = claim(lin, 'a');
    expect(leases.find('7', NOW + 119_999)).toBeDefined();
    expect(leases.find('7', NOW + 120_000)).toBeUndefined();
    expect(getRefusal(() => leases.renew('7', id, lin, NOW + 120_000))).toEqual({ code: 'LEASE_LOST', holder: null });
    expect(claim(zhou, 'b', NOW + 120_000).operatorId).toBe(zhou.id);
  });

  test('is extended from the time of its renewal', () => {
    const { id } = claim(lin, 'a');
    leases.renew('7', id, lin, NOW + 100_000);
    expect(leases.find('7', NOW + 219_999)?.id).toBe(id);
    expect(leases.find('7', NOW + 220_000)).toBeUndefined();
  });

  test("that was claimed from a list goes to the operator's first window that claims it", () => {
    claim(lin, null);
    expect(getRefusal(() => claim(zhou, 'b')).holder?.operatorName).toBe(lin.name);
    expect(claim(lin, 'a').windowId).toBe('a');
    expect(getRefusal(() => claim(lin, 'c')).holder?.isMine).toBe(true);
  });

  test('is taken over from the displayed holder, once, with a log entry', () => {
    const { id } = claim(lin, 'a');
    leases.takeOver('7', id, { operator: zhou, windowId: 'b' }, NOW);
    expect(getRefusal(() => leases.renew('7', id, lin, NOW)).holder?.operatorName).toBe(zhou.name);
    expect(getRefusal(() => leases.takeOver('7', id, { operator: lin, windowId: 'c' }, NOW)).code).toBe('LEASE_HELD');
    expect(state().changeLog).toMatchObject([
      { action: 'takeOver', entityId: '7', operatorName: zhou.name, changes: [{ from: lin.name, to: zhou.name }] },
    ]);
  });

  test('belongs to one window at a time, and only that one can end it, in any order of requests', () => {
    const windows = fc.constantFrom(
      { operator: lin, windowId: 'a' },
      { operator: lin, windowId: 'b' },
      { operator: zhou, windowId: 'c' },
    );
    const steps = fc.array(
      fc.record({
        asker: windows,
        what: fc.constantFrom('claim', 'renew', 'takeOver', 'release'),
        wait: fc.constantFrom(0, 0, 1000, 60_000, 119_999, 120_000),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, (taken) => {
        resetState(world);
        let now = NOW;
        /** Last lease that each window received. */
        const given = new Map<string, string>();
        for (const { asker, what, wait } of taken) {
          now += wait;
          const before = leases.find('7', now);
          const own = given.get(asker.windowId) ?? 'none';
          try {
            if (what === 'claim') given.set(asker.windowId, leases.claim('7', asker, now).id);
            if (what === 'renew') leases.renew('7', own, asker.operator, now);
            if (what === 'release') leases.release('7', own, asker.operator, now);
            if (what === 'takeOver')
              given.set(asker.windowId, leases.takeOver('7', before?.id ?? 'none', asker, now).id);
          } catch (error) {
            expect(error).toBeInstanceOf(Fault);
          }
          const after = leases.find('7', now);
          const isOthers = before !== undefined && before.id !== own;
          if (isOthers && what !== 'takeOver') expect(after).toEqual(before);
          if (after) expect([...given].filter(([, id]) => id === after.id)).toHaveLength(1);
        }
      }),
    );
  });
});
