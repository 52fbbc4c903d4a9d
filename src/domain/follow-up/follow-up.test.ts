import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attemptResults, followUpStatuses } from '../../contract/limits/follow-up';
import { toBusinessDay } from '../period/calendar';
import { getFollowUpFigures } from './figures';
import {
  canGiveUp,
  delayHours,
  getFollowUpActions,
  getFollowUpStatus,
  getLastAttempts,
  isRefused,
  isResting,
} from './follow-up';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T09:30:00+08:00');
const instants = fc.integer({ min: NOW - 400 * DAY_MS, max: NOW + 400 * DAY_MS });
const iso = (time: number) => new Date(time).toISOString();
const calls = (times: number[], result: 'noAnswer' | 'refused' = 'noAnswer') =>
  times.map((at) => ({ at: iso(at), result }));

describe('a follow-up (docs/domain.md 6.10)', () => {
  test('is overdue only once the business day of its due time is over', () => {
    const status = (dueAt: string, now: string) => getFollowUpStatus({ status: 'pending', dueAt }, Date.parse(now));
    expect(status('2026-11-21T09:00:00+08:00', '2026-11-21T23:59:59+08:00')).toBe('pending');
    expect(status('2026-11-21T09:00:00+08:00', '2026-11-22T00:00:00+08:00')).toBe('overdue');
    // Still Friday in London, Saturday in Shanghai.
    expect(status('2026-11-20T23:00:00Z', '2026-11-21T15:59:59Z')).toBe('pending');
    fc.assert(
      fc.property(instants, instants, (dueAt, now) => {
        const isOver = toBusinessDay(now) > toBusinessDay(dueAt);
        expect(getFollowUpStatus({ status: 'pending', dueAt: iso(dueAt) }, now)).toBe(isOver ? 'overdue' : 'pending');
      }),
    );
  });

  test('is never overdue after it has ended', () => {
    for (const status of ['done', 'unreachable', 'cancelled'] as const)
      fc.assert(
        fc.property(instants, instants, (due, now) => getFollowUpStatus({ status, dueAt: iso(due) }, now) === status),
      );
  });

  test('can be given up after three attempts on two business days', () => {
    const day = NOW;
    expect(canGiveUp(calls([day, day + 1000, day + 2000]))).toBe(false);
    expect(canGiveUp(calls([day, day + DAY_MS]))).toBe(false);
    expect(canGiveUp(calls([day, day + 1000, day + DAY_MS]))).toBe(true);
    // 23:59 and 00:01 in Shanghai are two days.
    const midnight = Date.parse('2026-11-22T00:00:00+08:00');
    expect(canGiveUp(calls([midnight - 60_000, midnight - 60_000, midnight + 60_000]))).toBe(true);
    expect(canGiveUp(calls([day], 'refused'))).toBe(true);
  });

  test('can still be given up after further attempts, in any order', () => {
    const attempts = fc.array(fc.record({ at: instants.map(iso), result: fc.constantFrom(...attemptResults) }));
    fc.assert(
      fc.property(attempts, attempts, (some, more) => {
        expect(canGiveUp([...some].reverse())).toBe(canGiveUp(some));
        if (canGiveUp(some)) expect(canGiveUp([...some, ...more])).toBe(true);
      }),
    );
  });

  test('offers all actions while open, rescheduling once given up, correction once done, and nothing once cancelled', () => {
    const offered = Object.fromEntries(followUpStatuses.map((status) => [status, getFollowUpActions(status, [])]));
    expect(offered).toEqual({
      pending: ['complete', 'addAttempt', 'reschedule', 'assign', 'cancel'],
      overdue: ['complete', 'addAttempt', 'reschedule', 'assign', 'cancel'],
      done: ['correct'],
      unreachable: ['reschedule'],
      cancelled: [],
    });
    expect(getFollowUpActions('overdue', calls([NOW], 'refused'))).toContain('giveUp');
  });

  test('counts refusals apart from unreachable patients', () => {
    const row = { firstDueAt: iso(NOW), doneAt: null, adverse: null };
    const rows = [
      { ...row, status: 'unreachable' as const, attemptLog: calls([NOW], 'refused') },
      { ...row, status: 'unreachable' as const, attemptLog: calls([NOW]) },
      { ...row, status: 'pending' as const, attemptLog: calls([NOW], 'refused') },
    ];
    expect(rows.map(isRefused)).toEqual([true, false, false]);
    expect(getFollowUpFigures(rows)).toMatchObject({ due: 3, pending: 1, unreachable: 1, refused: 1 });
  });

  test('rests until the agreed time, or for two hours after a failed attempt', () => {
    const HOUR_MS = 3_600_000;
    const wholeDay = '2026-11-21T23:59:59.999+08:00';
    const callBack = '2026-11-21T15:00:00+08:00';
    const restsAt = (dueAt: string | null, lastTry: number | undefined, now: string) =>
      isResting({ dueAt, since: '2026-11-20T09:00:00+08:00' }, lastTry, Date.parse(`2026-11-21T${now}:00+08:00`));
    expect(restsAt(wholeDay, undefined, '09:30')).toBe(false);
    expect(restsAt(wholeDay, NOW, '11:29')).toBe(true);
    expect(restsAt(null, NOW, '11:29')).toBe(true);
    expect(restsAt(wholeDay, NOW, '11:30')).toBe(false);
    expect(restsAt(callBack, NOW, '14:59')).toBe(true);
    expect(restsAt(callBack, undefined, '14:59')).toBe(true);
    // Became necessary after the last attempt, when a critical value was read.
    expect(isResting({ dueAt: wholeDay, since: iso(NOW + 1) }, NOW, NOW + 60_000)).toBe(false);
    // Due as soon as the time has come, however recent the last attempt.
    expect(restsAt(callBack, Date.parse(callBack) - HOUR_MS, '15:00')).toBe(false);
    // A failed attempt at the agreed time.
    expect(restsAt(callBack, Date.parse(callBack) + 60_000, '16:59')).toBe(true);
    expect(restsAt(callBack, Date.parse(callBack) + 60_000, '17:01')).toBe(false);
  });

  test('counts the last attempt at a patient over all their follow-ups', () => {
    const attempts = (times: number[]) =>
      calls(times).map((attempt) => ({ ...attempt, byName: '', way: 'phone' as const, note: null }));
    const rows = [
      { memberId: 'a', attemptLog: attempts([NOW, NOW - DAY_MS]) },
      { memberId: 'a', attemptLog: attempts([NOW - 1]) },
      { memberId: 'b', attemptLog: [] },
    ];
    expect([...getLastAttempts(rows)]).toEqual([['a', NOW]]);
  });

  test('is late from the end of the business day of its first due date on', () => {
    const firstDueAt = '2026-11-20T10:00:00+08:00';
    expect(delayHours({ firstDueAt, doneAt: '2026-11-20T23:59:59.999+08:00' })).toBe(0);
    expect(delayHours({ firstDueAt, doneAt: '2026-11-21T11:59:59.999+08:00' })).toBe(12);
  });
});
