import fc from 'fast-check';
import { expect, test } from 'vitest';
import { severities } from '../../contract/limits/quiz';
import { compareUrgency, type Urgency } from './urgency';

const instant = fc
  .integer({ min: 0, max: 30 })
  .map((days) => new Date(Date.UTC(2026, 10, 1) + days * 86_400_000).toISOString());
const item: fc.Arbitrary<Urgency> = fc.record({
  id: fc.integer({ min: 1, max: 99 }).map(String),
  isSerious: fc.boolean(),
  isDanger: fc.boolean(),
  severity: fc.constantFrom(null, ...severities),
  dueAt: fc.option(instant),
  since: instant,
  isResting: fc.boolean(),
});

test('is a total order: reflexive, antisymmetric, transitive', () => {
  fc.assert(
    fc.property(item, item, item, (a, b, c) => {
      expect(compareUrgency(a, a)).toBe(0);
      expect(Math.sign(compareUrgency(a, b)) + Math.sign(compareUrgency(b, a))).toBe(0);
      if (compareUrgency(a, b) <= 0 && compareUrgency(b, c) <= 0) expect(compareUrgency(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});

test('sorts by serious event, danger, severity, earliest due time, longest waiting', () => {
  const calm: Urgency = {
    id: '1',
    isSerious: false,
    isDanger: false,
    severity: 'low',
    dueAt: '2026-11-20T15:59:59Z',
    since: '2026-11-10T00:00:00Z',
    isResting: false,
  };
  const inOrder: Urgency[] = [
    { ...calm, id: 'serious', isSerious: true, isDanger: true, severity: null },
    { ...calm, id: 'critical danger', isDanger: true, severity: 'critical' },
    { ...calm, id: 'danger', isDanger: true, severity: null },
    { ...calm, id: 'critical', severity: 'critical', dueAt: null },
    { ...calm, id: 'due first', dueAt: '2026-11-19T15:59:59Z', since: '2026-11-12T00:00:00Z' },
    calm,
    { ...calm, id: 'waits longer', dueAt: null, since: '2026-11-09T00:00:00Z' },
    { ...calm, id: 'no deadline', dueAt: null },
    { ...calm, id: 'excluded', severity: 'excluded' },
    { ...calm, id: 'not judged', severity: null },
    { ...calm, id: 'just tried', isDanger: true, severity: 'critical', isResting: true },
  ];
  expect(inOrder.toReversed().sort(compareUrgency)).toEqual(inOrder);
});
