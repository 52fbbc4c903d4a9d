import type { funnelSteps } from '../contract/limits/project';
import {
  type eligibilities,
  record as limit,
  type reachedStages,
  recordStatuses,
  shownRecordStatuses,
} from '../contract/limits/record';
import type { RecordFilter } from '../contract/record-list';

export type RecordStatus = (typeof recordStatuses)[number];
type ReachedStage = (typeof reachedStages)[number];

/** docs/domain.md 6.5, without what the server does by itself: the states in the order in which they are offered. */
const transitions = {
  inProgress: ['submitted', 'voided'],
  submitted: ['reviewing', 'rejected', 'voided'],
  reviewing: ['approved', 'rejected', 'voided'],
  approved: ['contacted', 'closed', 'rejected', 'voided'],
  contacted: ['referred', 'closed', 'rejected', 'voided'],
  referred: ['enrolled', 'closed', 'rejected', 'voided'],
  enrolled: ['closed', 'voided'],
  rejected: ['reviewing', 'voided'],
  closed: ['reviewing'],
  voided: ['reviewing'],
} satisfies Record<RecordStatus, readonly RecordStatus[]>;

type Situation = {
  /** Whether the project recruits patients: nobody is enrolled elsewhere. */
  isRecruit: boolean;
  /** Whether it was closed because the agreement was withdrawn: such a record stays closed. */
  isWithdrawn: boolean;
};

/** The states that a record in `from` may go to, in the order in which they are offered. */
export function nextStates(from: RecordStatus, { isRecruit, isWithdrawn }: Situation): readonly RecordStatus[] {
  if (from === 'closed' && isWithdrawn) return [];
  return transitions[from].filter((to) => to !== 'enrolled' || isRecruit);
}

/** Between submitted and enrolled. */
export const openStatuses = [
  'submitted',
  'reviewing',
  'approved',
  'contacted',
  'referred',
  'enrolled',
] as const satisfies readonly RecordStatus[];
const open = new Set<RecordStatus>(openStatuses);

/** Whether somebody still has to work on it. */
export const isOpen = (status: RecordStatus) => open.has(status);

/** In which nobody has spoken to the patient yet, and somebody is to: a sign of danger waits in one of these. */
export const uncontactedStatuses = ['submitted', 'reviewing', 'approved'] as const satisfies readonly RecordStatus[];

const qualified = new Set<RecordStatus>(['approved', 'contacted', 'referred', 'enrolled']);

/** Whether a state implies that a review found the record eligible. */
export const isQualified = (status: RecordStatus) => qualified.has(status);

export type Progress = {
  eligibility: (typeof eligibilities)[number] | null;
  /** The last stage that it has reached; null until the referral. */
  reachedStage: ReachedStage | null;
};

/**
 * Whether a record has reached a stage, whatever became of it since: closing or voiding it takes nothing back. Rejecting
 * or reopening it does, because both withdraw the verdict of the review (docs/domain.md 6.5).
 */
export function hasReached(stage: 'qualified' | ReachedStage, { eligibility, reachedStage }: Progress) {
  if (eligibility !== 'eligible') return false;
  return stage === 'qualified' || reachedStage === 'enrolled' || reachedStage === stage;
}

/** What Record List is filtered by to show the records that a step of a project's funnel counts. */
export const stageFilters = {
  start: { status: shownRecordStatuses.join(',') },
  submit: {},
  qualified: { eligibility: 'eligible' },
  referred: { reached: 'referred' },
  enrolled: { reached: 'enrolled' },
} satisfies Record<Exclude<(typeof funnelSteps)[number], 'view'>, RecordFilter>;

const DAY_MS = 86_400_000;

/**
 * The state of a record as it is shown at `now` (milliseconds): abandoned is one that was not handed in within seven
 * days (docs/domain.md 6.5), which it stays.
 */
export function recordStatusAt({ status, startedAt }: { status: RecordStatus; startedAt: string }, now: number) {
  const isAbandoned = status === 'inProgress' && now - Date.parse(startedAt) > limit.abandonedAfterDays * DAY_MS;
  return isAbandoned ? 'abandoned' : status;
}

/** What an operator does to a record, in the order in which it is offered, and the states from which and to which. */
const actions = {
  claim: [['submitted'], 'reviewing'],
  approve: [['reviewing'], 'approved'],
  contact: [['approved'], 'contacted'],
  refer: [['contacted'], 'referred'],
  enroll: [['referred'], 'enrolled'],
  reject: [['submitted', 'reviewing', 'approved', 'contacted', 'referred'], 'rejected'],
  close: [['approved', 'contacted', 'referred', 'enrolled'], 'closed'],
  reopen: [['rejected', 'closed', 'voided'], 'reviewing'],
  void: [recordStatuses, 'voided'],
} as const satisfies Record<string, readonly [readonly RecordStatus[], RecordStatus]>;

export type RecordAction = keyof typeof actions;

/** What an operator can do to a record in `status`, the usual next step first. */
export function recordActions(status: RecordStatus, situation: Situation): RecordAction[] {
  const next = nextStates(status, situation);
  return (Object.keys(actions) as RecordAction[]).filter((name) => {
    const [from, to] = actions[name];
    return (from as readonly RecordStatus[]).includes(status) && next.includes(to);
  });
}
