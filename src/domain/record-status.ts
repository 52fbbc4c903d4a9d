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

/** Allowed transitions in display order (docs/domain.md 6.5), except those that the server makes by itself. */
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
  /** Whether the project recruits patients; only these records can be enrolled. */
  isRecruit: boolean;
  /** Whether it was closed by the withdrawal of the agreement; such a record stays closed. */
  isWithdrawn: boolean;
  /** Whether the member has submitted it; one that was voided before has nothing to review. */
  isSubmitted: boolean;
};

/** States that a record may move to from `from`, in display order. */
export function getNextStates(
  from: RecordStatus,
  { isRecruit, isWithdrawn, isSubmitted }: Situation,
): readonly RecordStatus[] {
  if ((from === 'closed' && isWithdrawn) || (from === 'voided' && !isSubmitted)) return [];
  return transitions[from].filter((to) => to !== 'enrolled' || isRecruit);
}

/** Open states, from submitted to enrolled. */
export const openStatuses = [
  'submitted',
  'reviewing',
  'approved',
  'contacted',
  'referred',
  'enrolled',
] as const satisfies readonly RecordStatus[];
const open = new Set<RecordStatus>(openStatuses);

/** Whether an operator still has to work on a record in this state. */
export const isOpen = (status: RecordStatus) => open.has(status);

/** States before the first contact with the patient: a red flag waits in one of these. */
export const uncontactedStatuses = ['submitted', 'reviewing', 'approved'] as const satisfies readonly RecordStatus[];

// The API calls records that a review found eligible `qualified` (符合).
const qualified = new Set<RecordStatus>(['approved', 'contacted', 'referred', 'enrolled']);

/** Whether a state implies that a review found the record eligible. */
export const isQualified = (status: RecordStatus) => qualified.has(status);

export type Progress = {
  eligibility: (typeof eligibilities)[number] | null;
  /** Last stage that it has reached; null before the referral. */
  reachedStage: ReachedStage | null;
};

/**
 * Whether a record has ever reached a stage. Closing or voiding takes nothing back; rejecting or reopening does,
 * because both withdraw the verdict of the review (docs/domain.md 6.5).
 */
export function hasReached(stage: 'qualified' | ReachedStage, { eligibility, reachedStage }: Progress) {
  if (eligibility !== 'eligible') return false;
  return stage === 'qualified' || reachedStage === 'enrolled' || reachedStage === stage;
}

/** Record List filter that shows the records counted by a step of a project's funnel. */
export const stageFilters = {
  start: { status: shownRecordStatuses.join(',') },
  submit: {},
  qualified: { eligibility: 'eligible' },
  referred: { reached: 'referred' },
  enrolled: { reached: 'enrolled' },
} satisfies Record<Exclude<(typeof funnelSteps)[number], 'view'>, RecordFilter>;

const DAY_MS = 86_400_000;

/**
 * Displayed status of a record at `now` (milliseconds): a record that was not submitted within seven days is abandoned,
 * which is final (docs/domain.md 6.5).
 */
export function getRecordStatus({ status, startedAt }: { status: RecordStatus; startedAt: string }, now: number) {
  const isAbandoned = status === 'inProgress' && now - Date.parse(startedAt) > limit.abandonedAfterDays * DAY_MS;
  return isAbandoned ? 'abandoned' : status;
}

/** Actions of operators in display order, each with the states it starts from and the state it leads to. */
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

/** Actions that an operator can take on a record, the usual next step first. */
export function getRecordActions(status: RecordStatus, situation: Situation): RecordAction[] {
  const next = getNextStates(status, situation);
  return (Object.keys(actions) as RecordAction[]).filter((name) => {
    const [from, to] = actions[name];
    return (from as readonly RecordStatus[]).includes(status) && next.includes(to);
  });
}
