import { expect, test } from 'vitest';
import type { Notification } from '@/contract/notification';
import { groupNotifications } from './group-notifications';

const make = (id: string, at: string, kind: string, outcome: string | null = null) =>
  ({ id, at: `2026-11-${at}:00+08:00`, kind, entityType: kind, outcome }) as Notification;

test('three of a kind and business day are a group in the place of the newest, jobs by their outcome', () => {
  const list = [
    make('a', '21T09:05', 'job', 'succeeded'),
    make('b', '21T09:04', 'redFlag'),
    make('c', '21T09:03', 'job', 'failed'),
    make('d', '21T09:02', 'job', 'succeeded'),
    make('e', '21T09:01', 'redFlag'),
    make('f', '21T00:00', 'job', 'succeeded'),
    // 16:00 of the day before in UTC, as the one above.
    make('g', '20T23:59', 'redFlag'),
  ];
  const shown = groupNotifications(list).map(({ day, groups }) => [
    day,
    ...groups.map(({ of }) => of.map(({ id }) => id).join('')),
  ]);
  expect(shown).toEqual([
    ['2026-11-21', 'adf', 'b', 'c', 'e'],
    ['2026-11-20', 'g'],
  ]);
});
