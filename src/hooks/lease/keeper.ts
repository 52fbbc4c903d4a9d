import type { Lease } from '@/contract/lease';
import { AppError } from '@/errors/app-error';
import { claimLease, isLeaseHolder, readLease, releaseLease, renewLease, takeOverLease } from '@/services/lease';
import { randomId } from '@/utils/random-id';

/**
 * - `asking`: the claim is under way; `failed`: it had no answer, or there is nothing to work on; `claim` asks again
 * - `mine`: this window holds it
 * - `held`: somebody else works on it, or another window of the operator (`holder.isMine`)
 * - `free`: whoever worked on it has ended; what is shown may be older than what they wrote
 * - `lost`: this window held it until it ended by itself, or until `holder` took it over
 */
export type LeaseState =
  | { status: 'asking' | 'free' | 'failed'; holder: null }
  | { status: 'mine' | 'held'; holder: Lease }
  | { status: 'lost'; holder: Lease | null };

/** Of two windows of one operator one works on a thing. */
const windowId = randomId();

/** After each renewal, how much of the time goes by before activity renews again. */
const RENEW_AFTER = 1 / 4;

const isSeen = () => document.visibilityState === 'visible';

function getHolder(error: unknown, errorCode: string) {
  if (!(error instanceof AppError) || error.errorCode !== errorCode || !isLeaseHolder(error.data)) return undefined;
  return error.data;
}

/** Whether there is nothing any more that could be worked on, or not by this operator. */
const isRefused = (error: unknown) => error instanceof AppError && (error.status === 403 || error.status === 404);

/** Keeps the lease of one thing (src/hooks/lease/useLease.ts); `tell` is given each new state. */
export function createLeaseKeeper(path: string, tell: (state: LeaseState) => void) {
  let state: LeaseState = { status: 'asking', holder: null };
  let hasLeft = false;
  /** When the last claim or renewal was, with or without an answer. */
  let triedAt = 0;
  let isRenewing = false;
  /** Writes under way with which the lease may end. */
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
    // Left before it was answered: nobody here works on it.
    if (hasLeft) return giveBack(lease);
    triedAt = Date.now();
    stopTimers();
    // By seconds and not by `until`: the clock of this machine may be wrong.
    end = setTimeout(() => become({ status: 'lost', holder: null }), lease.seconds * 1000);
    become({ status: 'mine', holder: lease });
  }

  /** Nobody waits for the answer: a lease that is not given back ends by itself. */
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
      // Without an answer it holds until its time is over; the next activity tries again.
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

    /** From the holder that the operator is shown. */
    async takeOver() {
      const { holder } = state;
      if (holder && state.status !== 'mine') await ask(() => takeOverLease(path, holder.id, windowId));
    },

    /** Something was done in the window. */
    noteActivity() {
      if (hasLeft || state.status !== 'mine' || isRenewing || nextRenewal !== undefined) return;
      const wait = triedAt + state.holder.seconds * 1000 * RENEW_AFTER - Date.now();
      nextRenewal = setTimeout(renew, Math.max(wait, 0));
    },

    /** Asks who works on it by now: it may have been taken over, or have become free. */
    look,

    /**
     * Does what the lease may end with, such as a verdict. Until that is answered nobody asks for the lease, or hears
     * of it: the server may have ended it by then, and one's own success would look like somebody else's.
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
