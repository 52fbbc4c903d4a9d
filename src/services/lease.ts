import type { Lease, LeaseHolder } from '@/contract/lease';
import { type Guard, guard } from './guard';
import { del, get, keepalive, post, put } from './http';

const isLease = guard<Lease>({ id: 'text', seconds: 'count' });
export const isLeaseHolder: Guard<LeaseHolder> = (value): value is LeaseHolder => {
  const { holder } = (value ?? {}) as Partial<LeaseHolder>;
  return holder === null || isLease(holder);
};

/* `path` is the path of the leased entity, such as `/reports/7`. */

/** Reads the current holder. */
export const readLease = (path: string) => get(`${path}/lease`, undefined, { errors: 'caller', shape: isLeaseHolder });

/** @throws AppError LEASE_HELD with the holder while another operator or another window holds it */
export const claimLease = (path: string, windowId: string) =>
  post(`${path}/lease`, { windowId }, { errors: 'caller', shape: isLease });

/** @throws AppError LEASE_LOST with the holder, if any, once it has expired or was taken over */
export const renewLease = (path: string, leaseId: string) =>
  put(`${path}/lease`, { leaseId }, { errors: 'caller', shape: isLease });

/** @throws AppError LEASE_HELD with the holder if the lease is no longer `leaseId` */
export const takeOverLease = (path: string, leaseId: string, windowId: string) =>
  post(`${path}/lease/take-over`, { leaseId, windowId }, { errors: 'caller', shape: isLease });

/** Releases it, also while the page is closing. */
export const releaseLease = (path: string, leaseId: string) =>
  del<null>(`${path}/lease`, { leaseId }, { errors: 'caller', ...keepalive });
