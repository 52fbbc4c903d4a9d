import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureBetween, summarizeTimes } from './between';

const event = fc.record({
  session: fc.constantFrom('a', 'b', 'c'),
  code: fc.constantFrom('start', 'answer', 'submit'),
  at: fc.integer({ min: 0, max: 100_000 }),
});
const inOrder = fc.array(event, { maxLength: 60 }).map((events) => events.sort((a, b) => a.at - b.at));

/** Reference implementation in plain terms. */
function naively(events: { session: string; code: string; at: number }[]) {
  const times: number[] = [];
  let notReached = 0;
  for (const session of ['a', 'b', 'c']) {
    const own = events.filter((one) => one.session === session);
    const from = own.findIndex(({ code }) => code === 'start');
    if (from === -1) continue;
    const next = own.slice(from).find(({ code }) => code === 'submit');
    if (next) times.push(next.at - (own[from]?.at ?? 0));
    else notReached += 1;
  }
  return { times, notReached };
}

describe('the time between two events', () => {
  test('is measured once per session, from the first event of one kind to the next of the other', () => {
    fc.assert(
      fc.property(inOrder, (events) => {
        const measured = measureBetween('start', 'submit');
        for (const { session, code, at } of events) measured.see(session, code, at);
        const { times, notReached } = naively(events);
        expect(measured.result()).toEqual(summarizeTimes(times, notReached));
      }),
    );
  });

  test('is counted in contiguous buckets, and median and 90th percentile are among the times', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 })), fc.nat(), (times, notReached) => {
        const { count, medianMs, p90Ms, buckets } = summarizeTimes(times, notReached);
        expect(count).toBe(times.length);
        expect(buckets.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(count);
        buckets.forEach(({ fromMs, beforeMs, count: own }, place) => {
          expect(beforeMs).toBe(buckets[place + 1]?.fromMs ?? null);
          expect(own).toBe(times.filter((time) => time >= fromMs && (beforeMs === null || time < beforeMs)).length);
        });
        if (times.length === 0) {
          expect([medianMs, p90Ms]).toEqual([null, null]);
          return;
        }
        const holds = (percent: number, bound: number | null) =>
          times.filter((time) => time <= (bound ?? 0)).length * 100 >= times.length * percent;
        expect(times).toContain(medianMs);
        expect(times).toContain(p90Ms);
        expect([holds(50, medianMs), holds(90, p90Ms)]).toEqual([true, true]);
        expect(times.filter((time) => time < (p90Ms ?? 0)).length * 100).toBeLessThan(times.length * 90);
      }),
    );
  });
});
