import type { FollowUpRow } from './follow-up-row';
import { erasedReason } from './texts';

/** What is left of a follow-up of somebody who was anonymised: all that was typed may name them. */
export const withoutPersonalParts = ({ status, attemptLog }: Pick<FollowUpRow, 'status' | 'attemptLog'>) =>
  ({
    content: null,
    adverseAckNote: null,
    attemptLog: attemptLog.map((attempt) => ({ ...attempt, note: null })),
    cancelReason: status === 'cancelled' ? erasedReason : null,
  }) satisfies Partial<FollowUpRow>;
