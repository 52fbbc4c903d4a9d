import type { leaseCalls } from '../../src/contract/lease';
import type { Who } from '../fixtures/operators';
import { handle } from '../handle';
import type { createLeases } from './leases';

type LeaseTarget = {
  /** @throws Fault 404 for an unknown entity, 403 if its state allows no work */
  check: (id: string) => void;
  /** @throws Fault 403 if this operator must not work on it */
  checkWorker?: (id: string, operator: Who) => void;
  leases: ReturnType<typeof createLeases>;
};

/** Handlers of the lease endpoints. */
export function createLeaseHandlers(
  calls: ReturnType<typeof leaseCalls<`${string}/:id`>>,
  { check, checkWorker, leases }: LeaseTarget,
) {
  return [
    handle(calls.look, ({ params: { id }, operator }) => {
      check(id);
      const lease = leases.find(id, Date.now());
      return { holder: lease ? leases.toLease(lease, operator) : null };
    }),

    handle(calls.claim, ({ params: { id }, body: { windowId }, operator }) => {
      check(id);
      checkWorker?.(id, operator);
      return leases.toLease(leases.claim(id, { operator, windowId }, Date.now()), operator);
    }),

    handle(calls.renew, ({ params: { id }, body: { leaseId }, operator }) => {
      check(id);
      return leases.toLease(leases.renew(id, leaseId, operator, Date.now()), operator);
    }),

    handle(calls.takeOver, ({ params: { id }, body: { leaseId, windowId }, operator }) => {
      check(id);
      checkWorker?.(id, operator);
      return leases.toLease(leases.takeOver(id, leaseId, { operator, windowId }, Date.now()), operator);
    }),

    handle(calls.release, ({ params: { id }, query: { leaseId }, operator }) => {
      // Without `check`, because the entity may have been published or deleted.
      leases.release(id, leaseId, operator, Date.now());
      return null;
    }),
  ];
}
