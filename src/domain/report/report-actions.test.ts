import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abnormalFlags, hiddenReasons, reportStatuses } from '../../contract/limits/report';
import { getReportActions, needsSecondReader, type Situation } from './report-actions';

const situations: fc.Arbitrary<Situation> = fc.record({
  status: fc.constantFrom(...reportStatuses),
  hidden: fc.constantFrom(null, ...hiddenReasons),
  firstReading: fc.constantFrom(null, { isMine: true }, { isMine: false }),
});
const plain = { hidden: null, firstReading: null };

describe('what can be done to a report (docs/domain.md 6.12)', () => {
  test('follows from its state', () => {
    const of = (status: Situation['status']) => getReportActions({ status, ...plain });
    expect(of('pending')).toEqual(['review', 'assign', 'void']);
    expect(of('reviewing')).toEqual(['review', 'approve', 'reject', 'needMore', 'assign', 'void']);
    expect(of('approved')).toEqual(['reopen', 'void']);
    expect(of('rejected')).toEqual(['reopen', 'void']);
    expect(of('needMore')).toEqual(['void']);
    expect(of('voided')).toEqual([]);
  });

  test('is only voiding once hidden, and no verdict by the first reader', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const can = getReportActions(situation);
        const canPlain = getReportActions({ ...situation, ...plain });
        expect(canPlain).toEqual(expect.arrayContaining(can));
        expect(can.includes('void')).toBe(situation.status !== 'voided');
        if (situation.hidden !== null) expect(can).toEqual(canPlain.filter((name) => name === 'void'));
        if (situation.firstReading?.isMine)
          for (const verdict of ['review', 'approve', 'reject', 'needMore'] as const)
            expect(can).not.toContain(verdict);
        else if (situation.hidden === null) expect(can).toEqual(canPlain);
      }),
    );
  });
});

test('only a critical value that is read or dropped requires a second reader, once', () => {
  const items = fc.array(fc.record({ flag: fc.constantFrom(...abnormalFlags) }));
  fc.assert(
    fc.property(items, (read) => {
      const isCritical = read.some(({ flag }) => flag === 'C');
      expect(needsSecondReader(read, { firstReading: null, abnormalItems: [] })).toBe(isCritical);
      expect(needsSecondReader([], { firstReading: null, abnormalItems: read })).toBe(isCritical);
      expect(needsSecondReader(read, { firstReading: { isMine: false }, abnormalItems: read })).toBe(false);
    }),
  );
});
