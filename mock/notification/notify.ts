import { notification as limit } from '../../src/contract/limits/notification';
import { iso } from '../clock';
import { state } from '../state';
import { type NotificationRow, type NotificationSubject, notificationRow } from './notification-row';

/** Work that is given by one action or job comes within this: it is told as one. */
const BATCH_MS = 5_000;
const batchedKinds = new Set<NotificationRow['kind']>(['assigned', 'handover']);

type By = { byName?: string | null; at?: number };

/** The unread one to which another piece of work of the same kind belongs, given by the same person just now. */
const getBatch = (operatorId: string, { kind, entityType }: NotificationSubject, byName: string | null, at: number) =>
  state().world.notifications.find(
    (row) =>
      row.operatorId === operatorId &&
      row.kind === kind &&
      row.entityType === entityType &&
      row.byName === byName &&
      row.readAt === null &&
      at - Date.parse(row.at) < BATCH_MS,
  );

/** Keeps the newest of each operator. */
function dropOldest(operatorId: string) {
  const { world } = state();
  const own = world.notifications.filter((row) => row.operatorId === operatorId);
  if (own.length <= limit.maxKept) return;
  const dropped = new Set(own.slice(0, own.length - limit.maxKept));
  world.notifications = world.notifications.filter((row) => !dropped.has(row));
}

/**
 * Tells an operator of something, but not of what they did themselves. Several that are given at once are one that
 * says how many they are.
 *
 * @param byName who did it, if anybody
 */
export function notify(
  operatorId: string | null,
  subject: NotificationSubject,
  { byName = null, at = Date.now() }: By = {},
) {
  const { operators, notifications } = state().world;
  const operator = operators.find(({ id }) => id === operatorId);
  if (!operator || operator.name === byName) return;
  const batch = batchedKinds.has(subject.kind) ? getBatch(operator.id, subject, byName, at) : undefined;
  // Given back and forth it is still one thing.
  if (batch?.entityId === subject.entityId) return;
  if (batch) {
    Object.assign(batch, { at: iso(at), count: batch.count + 1, entityId: null, label: null });
    notifications.push(...notifications.splice(notifications.indexOf(batch), 1));
    return;
  }
  notifications.push(notificationRow(crypto.randomUUID(), operator.id, subject, { at: iso(at), byName }));
  dropOldest(operator.id);
}
