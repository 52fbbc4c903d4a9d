import { expect, test } from 'vitest';
import type { FollowUp } from '../../contract/follow-up';
import { lostContact } from './lost-contact';

const round = (
  plan: FollowUp['plan'],
  status: FollowUp['status'],
  result: FollowUp['attemptLog'][number]['result'] = 'noAnswer',
) => ({ plan, status, attemptLog: [{ at: '', byName: '', way: 'phone' as const, result, note: null }] });

test('contact is lost once the first contact was given up and no follow-up is open', () => {
  expect(lostContact([])).toBeNull();
  expect(lostContact([round('first', 'unreachable')])).toBe('noContact');
  expect(lostContact([round('first', 'unreachable', 'wrongNumber')])).toBe('noContact');
  expect(lostContact([round('first', 'unreachable', 'refused')])).toBe('refused');
  expect(lostContact([round('first', 'unreachable'), round('custom', 'pending')])).toBeNull();
  expect(lostContact([round('first', 'unreachable'), round('first', 'overdue')])).toBeNull();
  expect(lostContact([round('first', 'unreachable'), round('first', 'done')])).toBeNull();
  expect(lostContact([round('first', 'done'), round('d7', 'unreachable')])).toBeNull();
});
