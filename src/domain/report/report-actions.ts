import { reportStatuses } from '../../contract/limits/report';
import type { ReportListed } from '../../contract/report';
import { nextReportStates, type ReportStatus } from './report-status';

/** What an operator does to a report, in the order in which it is offered, and the states from which and to which. */
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

/** What has to be known of a report; of a first reading whether it was the operator's own. */
export type Situation = Pick<ReportListed, 'status' | 'hidden'> & { firstReading: { isMine: boolean } | null };

/** What of it is for somebody else than who read a critical value first. */
const secondReaders = new Set<ReportAction>(['review', 'approve', 'reject', 'needMore']);

/** What an operator can do to a report, the usual next step first; of one that is hidden only the end is left. */
export function reportActions({ status, hidden, firstReading }: Situation): ReportAction[] {
  return (Object.keys(actions) as ReportAction[]).filter((name) => {
    const [from, to] = actions[name];
    if (!(from as readonly ReportStatus[]).includes(status)) return false;
    if (status !== to && !nextReportStates(status).includes(to)) return false;
    if (hidden !== null && name !== 'void') return false;
    return !(firstReading?.isMine && secondReaders.has(name));
  });
}

type Items = readonly { flag: string }[];

/** Whether a critical value stands in it: then the patient is called the same day (docs/domain.md 6.12). */
export const hasCriticalItem = (items: Items) => items.some(({ flag }) => flag === 'C');

/** Whether what was read has to be read by a second operator before it holds. */
export const wantsSecondReader = (items: Items, firstReading: object | null) =>
  firstReading === null && hasCriticalItem(items);
