import type { Lease } from '../../src/contract/lease';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import type { NotificationSubject } from '../notification/notification-row';
import { notify } from '../notification/notify';
import { state } from '../state';
import { log } from '../store/log';
import { getLeaseKey, type LeaseRow } from './lease-row';
import { leaseMessages } from './messages';

type LeaseOptions = {
  entityType: string;
  /** Duration of a lease. */
  seconds: number;
  /** Subject of the notification after a takeover; undefined if the entity is gone. */
  subjectOf?: (id: string) => Pick<NotificationSubject, 'entityId' | 'label'> | undefined;
};
type LeaseRequest = { operator: Who; windowId: string | null };

/** Manages the leases of an entity type, at most one per entity. `now` is in milliseconds throughout. */
export function createLeases({ entityType, seconds, subjectOf }: LeaseOptions) {
  const getKey = (id: string) => getLeaseKey(entityType, id);

  /** The current lease; an expired lease does not count. */
  const find = (id: string, now: number): LeaseRow | undefined => {
    const lease = state().leases.get(getKey(id));
    return lease && now < lease.until ? lease : undefined;
  };

  const put = (id: string, lease: LeaseRow) => {
    state().leases.set(getKey(id), lease);
    return lease;
  };
  const give = (id: string, { operator, windowId }: LeaseRequest, now: number) =>
    put(id, {
      id: crypto.randomUUID(),
      operatorId: operator.id,
      operatorName: operator.name,
      windowId,
      since: now,
      until: now + seconds * 1000,
    });

  const toLease = ({ windowId: _, since, until, ...lease }: LeaseRow, { id }: Who): Lease => ({
    ...lease,
    isMine: lease.operatorId === id,
    since: iso(since),
    until: iso(until),
    seconds,
  });

  const createFault = (reason: keyof typeof leaseMessages, holder: LeaseRow | undefined, operator: Who) =>
    new Fault(leaseMessages[reason], { data: { holder: holder ? toLease(holder, operator) : null } });

  return {
    find,
    toLease,
    /** Gives the lease to `asker`, regardless of the current holder. */
    give,

    /** @throws Fault 403 LEASE_HELD if another operator has the lease */
    checkFree(id: string, operator: Who, now: number) {
      const lease = find(id, now);
      if (lease && lease.operatorId !== operator.id) throw createFault('leaseHeld', lease, operator);
    },

    /** @throws Fault 403 LEASE_LOST unless the operator has the lease, in any window */
    checkOwn(id: string, operator: Who, now: number) {
      const lease = find(id, now);
      if (lease?.operatorId !== operator.id) throw createFault('leaseLost', lease, operator);
      return lease;
    },

    /** Ends the lease, regardless of the holder, because the work is done. */
    end(id: string) {
      state().leases.delete(getKey(id));
    },

    /** @throws Fault 403 LEASE_HELD if another operator or window has the lease */
    claim(id: string, asker: LeaseRequest, now: number) {
      const lease = find(id, now);
      if (!lease) return give(id, asker, now);
      const isOwn = lease.operatorId === asker.operator.id;
      if (!isOwn || (lease.windowId !== null && lease.windowId !== asker.windowId))
        throw createFault('leaseHeld', lease, asker.operator);
      return give(id, asker, now);
    },

    /** @throws Fault 403 LEASE_LOST if the lease has expired or was taken over */
    renew(id: string, leaseId: string, operator: Who, now: number) {
      const lease = find(id, now);
      if (lease?.id !== leaseId || lease.operatorId !== operator.id) throw createFault('leaseLost', lease, operator);
      return put(id, { ...lease, until: now + seconds * 1000 });
    },

    /** @throws Fault 403 LEASE_HELD if the holder is no longer the displayed one */
    takeOver(id: string, leaseId: string, asker: LeaseRequest, now: number) {
      const lease = find(id, now);
      if (lease && lease.id !== leaseId) throw createFault('leaseHeld', lease, asker.operator);
      if (lease && lease.operatorId !== asker.operator.id) {
        const changes = [{ field: 'leaseHolder', from: lease.operatorName, to: asker.operator.name }];
        log({ entityType, entityId: id, action: 'takeOver', changes, operatorName: asker.operator.name });
        const subject = subjectOf?.(id);
        if (subject)
          notify(lease.operatorId, { kind: 'leaseTaken', entityType, ...subject }, { byName: asker.operator.name });
      }
      return give(id, asker, now);
    },

    /** Ends the lease, if it still belongs to the operator. */
    release(id: string, leaseId: string, operator: Who, now: number) {
      const lease = find(id, now);
      if (lease?.id === leaseId && lease.operatorId === operator.id) state().leases.delete(getKey(id));
    },
  };
}
