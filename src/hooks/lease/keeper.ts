import type { Lease } from '@/contract/lease';
import { AppError } from '@/errors/app-error';
import { claimLease, isLeaseHolder, readLease, releaseLease, renewLease, takeOverLease } from '@/services/lease';
import { randomId } from '@/utils/random-id';

/**
 * - `asking`: the claim is in flight; `failed`: it had no answer, or the entity does not exist; `claim` retries
 * - `mine`: this window holds the lease
 * - `held`: another operator holds it, or another window of the operator (`holder.isMine`)
 * - `free`: the previous holder has finished; the screen may be older than what they saved
 * - `lost`: this window held it until it expired, or until `holder` took it over
 */
export type LeaseState =
  | { status: 'asking' | 'free' | 'failed'; holder: null }
  | { status: 'mine' | 'held'; holder: Lease }
  | { status: 'lost'; holder: Lease | null };

/** Two windows of one operator are two holders. */
const windowId = randomId();

/** Share of the lease time after which activity renews it again. */
const RENEW_AFTER = 1 / 4;

const isSeen = () => document.visibilityState === 'visible';

function getHolder(error: unknown, errorCode: string) {
  if (!(error instanceof AppError) || error.errorCode !== errorCode || !isLeaseHolder(error.data)) return undefined;
  return error.data;
}

/** Whether the entity is gone, or closed to this operator. */
const isRefused = (error: unknown) => error instanceof AppError && (error.status === 403 || error.status === 404);

/** Holds the lease of one entity (src/hooks/lease/useLease.ts); `tell` is called with each new state. */
export function createLeaseKeeper(path: string, tell: (state: LeaseState) => void) {
  let state: LeaseState = { status: 'asking', holder: null };
  let hasLeft = false;
  /** Time of the last claim or renewal, answered or not. */
  let triedAt = 0;
  let isRenewing = false;
  /** Number of in-flight writes that can end the lease. */
  let endings = 0;
  let end: ReturnType<typeof setTimeout> | undefined;
  let nextRenewal: ReturnType<typeof setTimeout> | undefined;

  function become(next: LeaseState) {
    if (hasLeft) return;
    state = next;
    if (next.status !== 'mine') stopTimers();
    tell(next);
  }

  function stopTimers() {
    clearTimeout(end);
    clearTimeout(nextRenewal);
    nextRenewal = undefined;
  }

  function hold(lease: Lease) {
    // The operator left before the answer.
    if (hasLeft) return giveBack(lease);
    triedAt = Date.now();
    stopTimers();
    // By `seconds` and not by `until`, because the clock of this machine can be wrong.
    end = setTimeout(() => become({ status: 'lost', holder: null }), lease.seconds * 1000);
    become({ status: 'mine', holder: lease });
  }

  /** Does not wait for the answer: a lease that is not released expires. */
  function giveBack({ id }: Lease) {
    releaseLease(path, id).catch(() => {});
  }

  async function ask(claim: () => Promise<Lease>) {
    become({ status: 'asking', holder: null });
    try {
      hold(await claim());
    } catch (error) {
      const holder = getHolder(error, 'LEASE_HELD')?.holder;
      become(holder ? { status: 'held', holder } : { status: 'failed', holder: null });
    }
  }

  async function renew() {
    nextRenewal = undefined;
    if (hasLeft || state.status !== 'mine' || isRenewing || endings > 0 || !isSeen()) return;
    isRenewing = true;
    triedAt = Date.now();
    try {
      hold(await renewLease(path, state.holder.id));
    } catch (error) {
      if (endings > 0) return;
      const refused = getHolder(error, 'LEASE_LOST');
      // Without an answer the lease holds until it expires; the next activity retries.
      if (refused) become({ status: 'lost', holder: refused.holder });
      else if (isRefused(error)) become({ status: 'failed', holder: null });
    } finally {
      isRenewing = false;
    }
  }

  async function look() {
    const before = state;
    if (hasLeft || endings > 0 || before.holder === null || !isSeen()) return;
    const answer = await readLease(path).catch((error) => {
      if (state === before && endings === 0 && isRefused(error)) become({ status: 'failed', holder: null });
    });
    if (!answer || state !== before || endings > 0 || answer.holder?.id === before.holder.id) return;
    if (before.status === 'held' && !answer.holder) become({ status: 'free', holder: null });
    else if (before.status === 'held' && answer.holder) become({ status: 'held', holder: answer.holder });
    else become({ status: 'lost', holder: answer.holder });
  }

  return {
    claim: () => ask(() => claimLease(path, windowId)),

    /** Takes the lease from the holder that is shown to the operator. */
    async takeOver() {
      const { holder } = state;
      if (holder && state.status !== 'mine') await ask(() => takeOverLease(path, holder.id, windowId));
    },

    /** Notes activity in the window. */
    noteActivity() {
      if (hasLeft || state.status !== 'mine' || isRenewing || nextRenewal !== undefined) return;
      const wait = triedAt + state.holder.seconds * 1000 * RENEW_AFTER - Date.now();
      nextRenewal = setTimeout(renew, Math.max(wait, 0));
    },

    /** Reads the current holder: the lease may have been taken over or become free. */
    look,

    /**
     * Runs a write that can end the lease, such as a verdict. Until its answer the lease is neither polled nor updated:
     * the server may have ended it already, and the own success would look like a takeover.
     */
    async during<Answer>(write: () => Promise<Answer>) {
      endings += 1;
      try {
        return await write();
      } finally {
        endings -= 1;
      }
    },

    leave() {
      if (hasLeft) return;
      if (state.status === 'mine') giveBack(state.holder);
      stopTimers();
      hasLeft = true;
    },
  };
}
