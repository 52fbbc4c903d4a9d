import { expect, test } from 'vitest';
import { getWaitingDays } from './waiting';

const now = Date.parse('2026-11-27T01:00:00+08:00');
const days = (submittedAt: string | null, status: Parameters<typeof getWaitingDays>[0]['status'] = 'submitted') =>
  getWaitingDays({ status, submittedAt }, now);

test('counts the days since the submission by the business calendar, until the first contact', () => {
  expect(days('2026-11-01T23:59:59+08:00')).toBe(26);
  expect(days('2026-11-26T23:00:00+08:00', 'reviewing')).toBe(1);
  expect(days('2026-11-27T00:10:00+08:00')).toBeUndefined();
  expect(days('2026-11-01T08:00:00+08:00', 'contacted')).toBeUndefined();
  expect(days('2026-11-01T08:00:00+08:00', 'rejected')).toBeUndefined();
  expect(days(null, 'inProgress')).toBeUndefined();
});
