import type { FollowUpRow } from './follow-up-row';
import { erasedReason } from './texts';

/** Fields that remain of a follow-up after anonymization: any text that was entered may name the person. */
export const withoutPersonalParts = ({ status, attemptLog }: Pick<FollowUpRow, 'status' | 'attemptLog'>) =>
  ({
    content: null,
    adverseAckNote: null,
    attemptLog: attemptLog.map((attempt) => ({ ...attempt, note: null })),
    cancelReason: status === 'cancelled' ? erasedReason : null,
  }) satisfies Partial<FollowUpRow>;
