import { z } from 'zod';
import { id, instant } from './common';
import { defineEndpoint } from './endpoint';
import { lease as limit } from './limits/lease';

/** Exclusive lock of one operator on an entity. It expires unless it is renewed. */
export const Lease = z.object({
  /** New with each claim. */
  id,
  /** The operator who holds it. */
  operatorId: id,
  /** Name of the operator. */
  operatorName: z.string(),
  isMine: z.boolean().describe('Whether the current operator holds it, in any window'),
  /** When it was claimed. */
  since: instant,
  until: instant.describe('When it ends unless it is renewed'),
  seconds: z
    .int()
    .positive()
    .describe('Seconds that it is valid after each renewal, so that a caller need not trust its clock'),
});
export type Lease = z.infer<typeof Lease>;

/** Current holder of a lease, null if there is none; also `data` of its refusals. */
export const LeaseHolder = z.object({ holder: Lease.nullable() });
export type LeaseHolder = z.infer<typeof LeaseHolder>;

const windowId = z
  .string()
  .min(1)
  .max(limit.maxWindowIdLength)
  .describe('Created by each window of the console, because only one window of an operator holds the lease');
const held = z.object({
  /** Id of the lease, as returned by the claim. */
  leaseId: id,
});

/**
 * Defines the calls of a lease.
 *
 * @param path path of the leased entity, such as `/reports/:id`
 * @param one name of the entity in summaries
 * @param note further refusals of all calls but release
 * @param workerNote further refusals of the calls that begin work: claim and takeOver
 */
export const leaseCalls = <const Path extends string>(path: Path, one: string, note = '', workerNote = '') => ({
  look: defineEndpoint({
    method: 'GET',
    path: `${path}/lease`,
    summary: `Who works on the ${one}${note}`,
    data: LeaseHolder,
  }),
  claim: defineEndpoint({
    method: 'POST',
    path: `${path}/lease`,
    summary: `Begin to work on the ${one}. 403 LEASE_HELD with the holder while somebody else does, or another window; a window that asks again is given a new one for its own. One that was given out without a window goes to the first window of its operator that asks${note}${workerNote}`,
    body: z.object({ windowId }),
    data: Lease,
  }),
  renew: defineEndpoint({
    method: 'PUT',
    path: `${path}/lease`,
    summary: `Go on working on the ${one}. 403 LEASE_LOST with the holder, if there is one, once the lease has ended or was taken over${note}`,
    body: held,
    data: Lease,
  }),
  takeOver: defineEndpoint({
    method: 'POST',
    path: `${path}/lease/take-over`,
    summary: `Take the ${one} from whoever works on it, deliberately and logged; \`leaseId\` is the lease that the operator saw. 403 LEASE_HELD with the holder when it has gone to yet another one${note}${workerNote}`,
    body: held.extend({ windowId }),
    data: Lease,
  }),
  release: defineEndpoint({
    method: 'DELETE',
    path: `${path}/lease`,
    summary: `Release the ${one}: end one’s own work on it. A lease that is no more is released already, and so is that of what is gone by now, or can no longer be worked on`,
    query: held,
    data: z.null(),
  }),
});
