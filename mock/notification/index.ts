import { notificationApi } from '../../src/contract/notification';
import { iso, toInstant } from '../clock';
import type { Entity } from '../entity';
import type { Who } from '../fixtures/operators';
import { handle } from '../handle';
import { state } from '../state';
import { page } from '../store/list';
import { isStillDue, remindOfDeadlines } from './deadlines';
import { buildNotifications } from './fixtures';
import type { NotificationRow } from './notification-row';
import { toNotification } from './present';

const isCurrent = (row: NotificationRow) => row.kind !== 'deadline' || isStillDue(row, Date.now());

/** Notifications of an operator, newest first. */
const getOperatorNotifications = ({ id }: Who) =>
  state()
    .world.notifications.filter((row) => row.operatorId === id && isCurrent(row))
    .reverse()
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));

const isUnread = ({ readAt }: { readAt: string | null }) => readAt === null;
const countUnread = (operator: Who) => getOperatorNotifications(operator).filter(isUnread).length;

export const notification: Entity = {
  fixtures: {
    notifications: (world, { random }) => buildNotifications(world, random(90)),
  },
  handlers: [
    handle(notificationApi.list, ({ query: { current, pageSize, unread, asOf }, operator }) => {
      remindOfDeadlines(operator, Date.now());
      const time = toInstant(asOf);
      const all = getOperatorNotifications(operator);
      const wasUnread = ({ readAt }: NotificationRow) => readAt === null || Date.parse(readAt) > time;
      const found = all.filter(
        (row) =>
          (asOf === undefined || Date.parse(row.at) <= time) &&
          (unread === undefined || wasUnread(row) === (unread === 'true')),
      );
      const { list, ...paged } = page(found, current, pageSize);
      return { ...paged, list: list.map(toNotification), unreadCount: all.filter(isUnread).length, asOf: iso(time) };
    }),

    handle(notificationApi.read, ({ body, operator }) => {
      const now = Date.now();
      const matches = (row: { id: string; at: string }) =>
        'ids' in body ? body.ids.includes(row.id) : Date.parse(row.at) <= Date.parse(body.until);
      for (const row of getOperatorNotifications(operator)) if (isUnread(row) && matches(row)) row.readAt = iso(now);
      return { unreadCount: countUnread(operator) };
    }),
  ],
};
