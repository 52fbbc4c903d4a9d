import type { Lease, LeaseHolder } from '@/contract/lease';
import { type Guard, guard } from './guard';
import { del, get, keepalive, post, put } from './http';

const isLease = guard<Lease>({ id: 'text', seconds: 'count' });
export const isLeaseHolder: Guard<LeaseHolder> = (value): value is LeaseHolder => {
  const { holder } = (value ?? {}) as Partial<LeaseHolder>;
  return holder === null || isLease(holder);
};

/* `path` is that of the thing which is worked on, such as `/reports/7`. */

/** Who works on it. */
export const readLease = (path: string) => get(`${path}/lease`, undefined, { errors: 'caller', shape: isLeaseHolder });

/** @throws AppError LEASE_HELD with the holder while somebody else has it, or another window */
export const claimLease = (path: string, windowId: string) =>
  post(`${path}/lease`, { windowId }, { errors: 'caller', shape: isLease });

/** @throws AppError LEASE_LOST with the holder, if there is one, once it has ended or was taken over */
export const renewLease = (path: string, leaseId: string) =>
  put(`${path}/lease`, { leaseId }, { errors: 'caller', shape: isLease });

/** @throws AppError LEASE_HELD with the holder when it is no longer that of `leaseId` */
export const takeOverLease = (path: string, leaseId: string, windowId: string) =>
  post(`${path}/lease/take-over`, { leaseId, windowId }, { errors: 'caller', shape: isLease });

/** Gives it back, also from a page that is being closed. */
export const releaseLease = (path: string, leaseId: string) =>
  del<null>(`${path}/lease`, { leaseId }, { errors: 'caller', ...keepalive });
