import type { FollowUpRow } from './follow-up-row';
import { erasedReason } from './texts';

/** Replacement values of a follow-up after anonymization: any free text may name the person. */
export const getErasedFields = ({ status, attemptLog }: Pick<FollowUpRow, 'status' | 'attemptLog'>) =>
  ({
    content: null,
    adverseAckNote: null,
    attemptLog: attemptLog.map((attempt) => ({ ...attempt, note: null })),
    cancelReason: status === 'cancelled' ? erasedReason : null,
    replacedDoNotContact: null,
  }) satisfies Partial<FollowUpRow>;
