import { notification as limit } from '../../src/contract/limits/notification';
import { iso } from '../clock';
import { state } from '../state';
import { createNotification, type NotificationRow, type NotificationSubject } from './notification-row';

/** Work that is assigned within this time, for example by one bulk action, is combined into one notification. */
const BATCH_MS = 5_000;
const batchedKinds = new Set<NotificationRow['kind']>(['assigned', 'handover']);

type By = { byName?: string | null; at?: number };

/** Unread notification that another assignment of the same kind by the same person can be added to. */
const findBatch = (operatorId: string, { kind, entityType }: NotificationSubject, byName: string | null, at: number) =>
  state().world.notifications.find(
    (row) =>
      row.operatorId === operatorId &&
      row.kind === kind &&
      row.entityType === entityType &&
      row.byName === byName &&
      row.readAt === null &&
      at - Date.parse(row.at) < BATCH_MS,
  );

/** Keeps the newest notifications of an operator. */
function dropOldest(operatorId: string) {
  const { world } = state();
  const own = world.notifications.filter((row) => row.operatorId === operatorId);
  if (own.length <= limit.maxKept) return;
  const dropped = new Set(own.slice(0, own.length - limit.maxKept));
  world.notifications = world.notifications.filter((row) => !dropped.has(row));
}

/**
 * Notifies an operator, except of their own actions. Simultaneous assignments are combined into one notification with a
 * count.
 *
 * @param byName operator who acted, if any
 */
export function notify(
  operatorId: string | null,
  subject: NotificationSubject,
  { byName = null, at = Date.now() }: By = {},
) {
  const { operators, notifications } = state().world;
  const operator = operators.find(({ id }) => id === operatorId);
  if (!operator || operator.name === byName) return;
  const batch = batchedKinds.has(subject.kind) ? findBatch(operator.id, subject, byName, at) : undefined;
  // Repeated assignment of the same item counts once.
  if (batch?.entityId === subject.entityId) return;
  if (batch) {
    Object.assign(batch, { at: iso(at), count: batch.count + 1, entityId: null, label: null });
    notifications.push(...notifications.splice(notifications.indexOf(batch), 1));
    return;
  }
  notifications.push(createNotification(crypto.randomUUID(), operator.id, subject, { at: iso(at), byName }));
  dropOldest(operator.id);
}
