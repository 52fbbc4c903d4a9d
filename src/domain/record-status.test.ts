import { describe, expect, test } from 'vitest';
import { recordStatuses } from '../contract/limits/record';
import { isOpen, nextStates, type RecordStatus } from './record-status';

const recruit = { isRecruit: true, isWithdrawn: false };
const from = (to: RecordStatus, situation = recruit) =>
  recordStatuses.filter((status) => nextStates(status, situation).includes(to));

describe('the states of a record (docs/domain.md 6.5)', () => {
  test('lead from answering to the end, one after the other', () => {
    const way = ['inProgress', 'submitted', 'reviewing', 'approved', 'contacted', 'referred', 'enrolled', 'closed'];
    way.slice(1).forEach((next, index) => {
      expect(nextStates(way[index] as RecordStatus, recruit)).toContain(next);
    });
  });

  test('enrolled is for projects that recruit', () => {
    expect(from('enrolled')).toEqual(['referred']);
    expect(from('enrolled', { isRecruit: false, isWithdrawn: false })).toEqual([]);
  });

  test('closed follows an approval, rejected comes before the end, voided from all but the last two', () => {
    expect(from('closed')).toEqual(['approved', 'contacted', 'referred', 'enrolled']);
    expect(from('rejected')).toEqual(['submitted', 'reviewing', 'approved', 'contacted', 'referred']);
    expect(from('voided')).toEqual(recordStatuses.filter((status) => status !== 'closed' && status !== 'voided'));
  });

  test('what is over may be opened again, but not what was closed by a withdrawal', () => {
    expect(from('reviewing')).toEqual(['submitted', 'rejected', 'closed', 'voided']);
    expect(nextStates('closed', { isRecruit: true, isWithdrawn: true })).toEqual([]);
  });

  test('open are those between submitted and enrolled', () => {
    expect(recordStatuses.filter(isOpen)).toEqual(
      recordStatuses.slice(recordStatuses.indexOf('submitted'), recordStatuses.indexOf('enrolled') + 1),
    );
  });
});
