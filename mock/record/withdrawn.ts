import type { RecordRow } from './fixtures';

/** Whether the agreement of the record was withdrawn; its answers must no longer be shown (docs/domain.md 6.5). */
export const isWithdrawn = ({ closeReason }: Pick<RecordRow, 'closeReason'>) => closeReason === 'withdrawn';

/** Result fields of a withdrawn record in lists. */
export const hiddenResult = { totalScore: null, levelName: null, severity: null, redFlagCount: 0 } as const;
