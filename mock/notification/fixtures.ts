import { needsAcknowledgment } from '../../src/domain/follow-up/follow-up';
import { isOpen } from '../../src/domain/record-status';
import { businessDay, DAY_MS, dayStart, iso } from '../clock';
import { operators as accounts } from '../fixtures/operators';
import type { Random } from '../fixtures/random';
import { hasRedFlag } from '../record/urgency';
import type { World } from '../world';
import { getFollowUpsDue } from './deadlines';
import { createNotification, type NotificationRow, type NotificationSubject } from './notification-row';

const HOUR_MS = 3_600_000;
const DAYS_OF_HISTORY = 21;
/** Age from which notifications have been read. */
const UNREAD_MS = 20 * HOUR_MS;
const MAX_PER_KIND = 8;

type DraftNotification = { subject: NotificationSubject; at: number; byName: string | null; count?: number };
type Sources = Pick<World, 'now' | 'records' | 'followUps' | 'reports' | 'operators'>;

const NO_OPERATOR = null;

/** Latest events with the time of their notification, which is at most three hours later and before `now`. */
function getLatest<Row>(rows: readonly Row[], atOf: (row: Row) => string | null, now: number, { int }: Random) {
  const from = now - DAYS_OF_HISTORY * DAY_MS;
  return rows
    .flatMap((row) => {
      const happened = Date.parse(atOf(row) ?? '');
      const at = happened + Math.round((int(1, 100) / 100) * Math.min(3 * HOUR_MS, now - happened));
      return happened > from && happened <= now ? [{ row, at }] : [];
    })
    .sort((a, b) => b.at - a.at)
    .slice(0, MAX_PER_KIND);
}

/** Notifications of one operator, in no order. */
function buildFor(
  operatorId: string,
  { now, records, followUps, reports, operators }: Sources,
  random: Random,
): DraftNotification[] {
  const others = operators.filter(({ id, active }) => active && id !== operatorId).map(({ name }) => name);
  const own = records.filter(({ assigneeId, status }) => assigneeId === operatorId && isOpen(status));
  const ownFollowUps = followUps.filter(({ assigneeId }) => assigneeId === operatorId);
  const ownReports = reports.filter(({ reviewerId }) => reviewerId === operatorId);
  const lost = reports.filter(({ reviewerId, reviewedAt }) => reviewerId !== operatorId && reviewedAt !== null);
  const midnight = dayStart(businessDay(now));

  const ofRecords = getLatest(own, ({ submittedAt }) => submittedAt, now, random).map(
    ({ row, at }): DraftNotification => {
      const subject = { entityType: 'record', entityId: row.id, label: row.recordNo };
      if (hasRedFlag(row)) return { subject: { kind: 'redFlag', ...subject }, at, byName: NO_OPERATOR };
      return { subject: { kind: 'assigned', ...subject }, at, byName: random.pick(others) };
    },
  );
  const unacknowledged = ownFollowUps.filter((row) => needsAcknowledgment(row) && row.adverseAckAt === null);
  const ofReactions = getLatest(unacknowledged, ({ doneAt }) => doneAt, now, random).map(
    ({ row, at }): DraftNotification => {
      const subject = { kind: 'adverse', entityType: 'followUp', entityId: row.id, label: row.followNo } as const;
      return { subject, at, byName: NO_OPERATOR };
    },
  );
  const ofReport = ({ id, reportNo }: Sources['reports'][number]) =>
    ({ entityType: 'report', entityId: id, label: reportNo }) as const;
  const ofReports = getLatest(ownReports, ({ claimedAt }) => claimedAt, now, random).map(
    ({ row, at }): DraftNotification => {
      return { subject: { kind: 'assigned', ...ofReport(row) }, at, byName: random.pick(others) };
    },
  );
  const ofLeases = getLatest(lost, ({ claimedAt }) => claimedAt, now, random)
    .slice(0, 2)
    .map(({ row, at }): DraftNotification => {
      const byName = operators.find(({ id }) => id === row.reviewerId)?.name ?? null;
      return { subject: { kind: 'leaseTaken', ...ofReport(row) }, at, byName };
    });
  const [given] = ownFollowUps.filter(({ status }) => status === 'pending');
  const handedOver = given && {
    subject: { kind: 'handover', entityType: 'followUp', entityId: given.id } as const,
    at: now - random.int(26 * HOUR_MS, 5 * DAY_MS),
    byName: random.pick(others),
    count: random.int(2, 6),
  };
  const deadlines = getFollowUpsDue(followUps, operatorId, now).map(
    (subject): DraftNotification => ({
      subject,
      at: midnight,
      byName: NO_OPERATOR,
    }),
  );
  return [...ofRecords, ...ofReactions, ...ofReports, ...ofLeases, ...(handedOver ? [handedOver] : []), ...deadlines];
}

/** Notifications of the accounts before the start of the mock. */
export const buildNotifications = (sources: Sources, random: Random): NotificationRow[] =>
  accounts
    .flatMap(({ id: operatorId }) =>
      buildFor(operatorId, sources, random).map(({ subject, at, byName, count = 1 }) => ({
        ...createNotification('', operatorId, subject, { at: iso(at), byName }),
        count,
        ...(count > 1 && { entityId: null }),
        readAt: sources.now - at > UNREAD_MS ? iso(Math.min(sources.now, at + HOUR_MS)) : null,
      })),
    )
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map((row, index) => ({ ...row, id: `n${index + 1}` }));
