import type { RecordRow } from './fixtures';

/** Whether its agreement was withdrawn: then nothing of its answers is shown any more (docs/domain.md 6.5). */
export const isWithdrawn = ({ closeReason }: Pick<RecordRow, 'closeReason'>) => closeReason === 'withdrawn';

/** What a list shows of the result of such a record. */
export const hiddenResult = { totalScore: null, levelName: null, severity: null, redFlagCount: 0 } as const;
