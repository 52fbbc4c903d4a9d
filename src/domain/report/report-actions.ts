import { reportStatuses } from '../../contract/limits/report';
import type { ReportListed } from '../../contract/report-list';
import { getNextReportStates, type ReportStatus } from './report-status';

/** Actions of operators in display order, each with the states it starts from and the state it leads to. */
const actions = {
  review: [['pending', 'reviewing'], 'reviewing'],
  approve: [['reviewing'], 'approved'],
  reject: [['reviewing'], 'rejected'],
  needMore: [['reviewing'], 'needMore'],
  reopen: [['approved', 'rejected'], 'reviewing'],
  assign: [['pending', 'reviewing'], 'reviewing'],
  void: [reportStatuses.filter((status) => status !== 'voided'), 'voided'],
} as const satisfies Record<string, readonly [readonly ReportStatus[], ReportStatus]>;

export type ReportAction = keyof typeof actions;

/** Facts that determine the actions; for a first reading, whether it was the current operator's. */
export type Situation = Pick<ReportListed, 'status' | 'hidden'> & { firstReading: { isMine: boolean } | null };

/** Actions that the first reader of a critical value has to leave to another operator. */
const secondReaders = new Set<ReportAction>(['review', 'approve', 'reject', 'needMore']);

/** Actions that an operator can take on a report, the usual next step first; a hidden report can only be voided. */
export function getReportActions({ status, hidden, firstReading }: Situation): ReportAction[] {
  return (Object.keys(actions) as ReportAction[]).filter((name) => {
    const [from, to] = actions[name];
    if (!(from as readonly ReportStatus[]).includes(status)) return false;
    if (status !== to && !getNextReportStates(status).includes(to)) return false;
    if (hidden !== null && name !== 'void') return false;
    return !(firstReading?.isMine && secondReaders.has(name));
  });
}

type Item = { flag: string };
type Items = readonly Item[];

export const isCritical = ({ flag }: Item) => flag === 'C';

/** Whether there is a critical value, so that the patient has to be called the same day (docs/domain.md 6.12). */
export const hasCriticalItem = (items: Items) => items.some(isCritical);

/**
 * Whether a second operator has to confirm the reading: it has a critical value, or drops one that was read before the
 * report was reviewed again.
 */
export const needsSecondReader = (
  items: Items,
  { firstReading, abnormalItems }: { firstReading: object | null; abnormalItems: Items },
) => firstReading === null && (hasCriticalItem(items) || hasCriticalItem(abnormalItems));
