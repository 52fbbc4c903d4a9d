import type { Severity } from '../../src/contract/quiz';
import type { RecordRow } from './fixtures';

const bySeverity: readonly (Severity | null)[] = ['critical', 'high', 'medium', 'low', 'normal', 'excluded', null];

export const hasRedFlag = ({ flags }: Pick<RecordRow, 'flags'>) => flags.some(({ flag }) => flag === 'red');

/** Position of a record in the queue by urgency, starting at 0: red flags first, then by severity. */
export const getUrgency = (record: Pick<RecordRow, 'flags' | 'severity'>) =>
  (hasRedFlag(record) ? 0 : bySeverity.length) + bySeverity.indexOf(record.severity);
