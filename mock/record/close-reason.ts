import type { closeReasons } from '../../src/contract/limits/record';
import type { Severity } from '../../src/contract/quiz';
import type { RecordStatus } from '../../src/domain/record-status';
import type { Random } from '../fixtures/random';
import type { ProjectRow } from '../project/fixtures';

type CloseReason = (typeof closeReasons)[number];
type Closing = { projectId: string; severity: Severity | null; status: RecordStatus };

const usual: readonly CloseReason[] = [
  ...Array<CloseReason>(6).fill('completed'),
  'noContact',
  'noContact',
  'refused',
  'other',
];
const WITHDRAWN_EVERY = 60;
const FIRST_WITHDRAWN = 7;

/**
 * Returns a function that picks the close reason of a record, null if it is not closed. Call it for each record in
 * order. The server has closed ineligible records, and some of those whose agreement was withdrawn; the latter are
 * picked by index instead of at random, so that a small world has one.
 */
export function createCloseReasonPicker(random: Random, projects: readonly ProjectRow[]) {
  const needing = new Set(projects.flatMap(({ id, needAgreement }) => (needAgreement ? [id] : [])));
  let closed = 0;
  return ({ projectId, severity, status }: Closing): CloseReason | null => {
    if (status !== 'closed') return null;
    if (severity === 'excluded') return 'ineligible';
    const reason = random.pick(usual);
    if (!needing.has(projectId)) return reason;
    closed += 1;
    return closed % WITHDRAWN_EVERY === FIRST_WITHDRAWN ? 'withdrawn' : reason;
  };
}
