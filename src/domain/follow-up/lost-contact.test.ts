import { expect, test } from 'vitest';
import type { FollowUp } from '../../contract/follow-up-list';
import { getLostContactReason } from './lost-contact';

const round = (
  plan: FollowUp['plan'],
  status: FollowUp['status'],
  result: FollowUp['attemptLog'][number]['result'] = 'noAnswer',
) => ({ plan, status, attemptLog: [{ at: '', byName: '', way: 'phone' as const, result, note: null }] });

test('contact is lost once the first contact was given up and no follow-up is open', () => {
  expect(getLostContactReason([])).toBeNull();
  expect(getLostContactReason([round('first', 'unreachable')])).toBe('noContact');
  expect(getLostContactReason([round('first', 'unreachable', 'wrongNumber')])).toBe('noContact');
  expect(getLostContactReason([round('first', 'unreachable', 'refused')])).toBe('refused');
  expect(getLostContactReason([round('first', 'unreachable'), round('custom', 'pending')])).toBeNull();
  expect(getLostContactReason([round('first', 'unreachable'), round('first', 'overdue')])).toBeNull();
  expect(getLostContactReason([round('first', 'unreachable'), round('first', 'done')])).toBeNull();
  expect(getLostContactReason([round('first', 'unreachable'), round('custom', 'done')])).toBeNull();
  expect(getLostContactReason([round('first', 'done'), round('d7', 'unreachable')])).toBeNull();
});
