import { expect, test } from 'vitest';
import { getCallBackTimes } from './call-back';

const weekdays = { workdays: [1, 2, 3, 4, 5], workStart: '09:00', workEnd: '18:00', allDay: false, calendar: [] };

const times = (now: string, service: Partial<Parameters<typeof getCallBackTimes>[0]> = {}) =>
  getCallBackTimes({ ...weekdays, ...service }, Date.parse(`${now}:00+08:00`)).map(({ kind, at }) => [
    kind,
    new Date(at + 8 * 3_600_000).toISOString().slice(0, 16),
  ]);

test('offers two hours later, this afternoon and the next morning within the service hours', () => {
  expect(times('2026-11-26T10:20')).toEqual([
    ['soon', '2026-11-26T12:20'],
    ['afternoon', '2026-11-26T15:00'],
    ['nextWorkday', '2026-11-27T09:00'],
  ]);
  expect(times('2026-11-26T15:00')).toEqual([
    ['soon', '2026-11-26T17:00'],
    ['nextWorkday', '2026-11-27T09:00'],
  ]);
  expect(times('2026-11-26T16:30')).toEqual([['nextWorkday', '2026-11-27T09:00']]);
});

test('skips the weekend and statutory holidays, and works on make-up workdays', () => {
  expect(times('2026-11-27T17:00')).toEqual([['nextWorkday', '2026-11-30T09:00']]);
  expect(times('2026-11-28T10:00')).toEqual([['nextWorkday', '2026-11-30T09:00']]);
  const calendar = [
    { from: '2026-11-28', to: '2026-11-28', kind: 'workday' as const, name: '' },
    { from: '2026-11-30', to: '2026-12-01', kind: 'holiday' as const, name: '' },
  ];
  expect(times('2026-11-28T10:00', { calendar })).toEqual([
    ['soon', '2026-11-28T12:00'],
    ['afternoon', '2026-11-28T15:00'],
    ['nextWorkday', '2026-12-02T09:00'],
  ]);
});

test('begins with the service, and needs no hours for a service around the clock', () => {
  expect(times('2026-11-26T20:00', { workStart: '10:30' })).toEqual([['nextWorkday', '2026-11-27T10:30']]);
  expect(times('2026-11-26T23:00', { allDay: true, workStart: null, workEnd: null })).toEqual([
    ['soon', '2026-11-27T01:00'],
    ['nextWorkday', '2026-11-27T09:00'],
  ]);
  expect(times('2026-11-26T10:00', { workdays: [] })).toEqual([]);
});
