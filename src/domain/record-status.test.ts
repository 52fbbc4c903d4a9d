import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordStatuses } from '../contract/limits/record';
import {
  getNextStates,
  getRecordActions,
  getRecordStatus,
  hasReached,
  isOpen,
  isQualified,
  type RecordStatus,
} from './record-status';

const recruit = { isRecruit: true, isWithdrawn: false, isSubmitted: true };
const from = (to: RecordStatus, situation = recruit) =>
  recordStatuses.filter((status) => getNextStates(status, situation).includes(to));

describe('the states of a record (docs/domain.md 6.5)', () => {
  test('lead from answering to the end, one after the other', () => {
    const way = ['inProgress', 'submitted', 'reviewing', 'approved', 'contacted', 'referred', 'enrolled', 'closed'];
    way.slice(1).forEach((next, index) => {
      expect(getNextStates(way[index] as RecordStatus, recruit)).toContain(next);
    });
  });

  test('enrolled is only for recruitment projects', () => {
    expect(from('enrolled')).toEqual(['referred']);
    expect(from('enrolled', { isRecruit: false, isWithdrawn: false, isSubmitted: true })).toEqual([]);
  });

  test('closed follows an approval, rejected is possible before the end, and voided from all but the last two', () => {
    expect(from('closed')).toEqual(['approved', 'contacted', 'referred', 'enrolled']);
    expect(from('rejected')).toEqual(['submitted', 'reviewing', 'approved', 'contacted', 'referred']);
    expect(from('voided')).toEqual(recordStatuses.filter((status) => status !== 'closed' && status !== 'voided'));
  });

  test('ended records can be reopened, except those closed by a withdrawal or never submitted', () => {
    expect(from('reviewing')).toEqual(['submitted', 'rejected', 'closed', 'voided']);
    expect(getNextStates('closed', { isRecruit: true, isWithdrawn: true, isSubmitted: true })).toEqual([]);
    expect(getNextStates('voided', { isRecruit: true, isWithdrawn: false, isSubmitted: false })).toEqual([]);
  });

  test('the states from submitted to enrolled are open', () => {
    expect(recordStatuses.filter(isOpen)).toEqual(
      recordStatuses.slice(recordStatuses.indexOf('submitted'), recordStatuses.indexOf('enrolled') + 1),
    );
  });

  test('have one action for each transition of an operator', () => {
    const of = (status: RecordStatus, situation = recruit) => getRecordActions(status, situation);
    expect(of('submitted')).toEqual(['claim', 'reject', 'void']);
    expect(of('reviewing')).toEqual(['approve', 'reject', 'void']);
    expect(of('approved')).toEqual(['contact', 'reject', 'close', 'void']);
    expect(of('referred', { isRecruit: false, isWithdrawn: false, isSubmitted: true })).toEqual([
      'reject',
      'close',
      'void',
    ]);
    expect(of('closed')).toEqual(['reopen']);
    expect(of('closed', { isRecruit: true, isWithdrawn: true, isSubmitted: true })).toEqual([]);
    for (const status of recordStatuses.filter((one) => one !== 'inProgress'))
      expect(of(status)).toHaveLength(getNextStates(status, recruit).length);
  });

  test('nobody is contacted, referred or enrolled without an approval since the last review', () => {
    const later = ['contacted', 'referred', 'enrolled'];
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.nat(), { maxLength: 30 }), (isRecruit, choices) => {
        let status: RecordStatus = 'inProgress';
        let isApproved = false;
        for (const choice of choices) {
          const next = getNextStates(status, { isRecruit, isWithdrawn: false, isSubmitted: true });
          status = next[choice % next.length] as RecordStatus;
          if (status === 'approved') isApproved = true;
          if (status === 'reviewing') isApproved = false;
          if (later.includes(status)) expect(isApproved).toBe(true);
          if (!isRecruit) expect(status).not.toBe('enrolled');
        }
      }),
    );
  });

  test('approved, contacted, referred and enrolled records count as eligible', () => {
    expect(recordStatuses.filter(isQualified)).toEqual(['approved', 'contacted', 'referred', 'enrolled']);
  });

  test('only a record that a review found eligible has reached a stage', () => {
    expect(hasReached('qualified', { eligibility: 'eligible', reachedStage: null })).toBe(true);
    for (const eligibility of ['ineligible', 'pending', null] as const)
      expect(hasReached('qualified', { eligibility, reachedStage: 'referred' })).toBe(false);
  });

  test('an enrolled record was referred too, but not the other way round', () => {
    const at = (reachedStage: 'referred' | 'enrolled') => ({ eligibility: 'eligible' as const, reachedStage });
    expect(hasReached('referred', at('enrolled'))).toBe(true);
    expect(hasReached('enrolled', at('referred'))).toBe(false);
  });

  test('only answering is abandoned after seven days', () => {
    const startedAt = '2026-11-14T09:30:00+08:00';
    const end = Date.parse('2026-11-21T09:30:00+08:00');
    const at = (status: RecordStatus, now: number) => getRecordStatus({ status, startedAt }, now);
    expect(at('inProgress', end)).toBe('inProgress');
    expect(at('inProgress', end + 1)).toBe('abandoned');
    for (const status of recordStatuses.slice(1)) expect(at(status, end + 1)).toBe(status);
  });
});
