import type { recordStatuses } from '../contract/limits/record';

export type RecordStatus = (typeof recordStatuses)[number];

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

const open = new Set<RecordStatus>(['submitted', 'reviewing', 'approved', 'contacted', 'referred', 'enrolled']);

/** Between submitted and enrolled: somebody still has to work on it. */
export const isOpen = (status: RecordStatus) => open.has(status);
