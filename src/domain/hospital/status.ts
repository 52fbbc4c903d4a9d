import type { Hospital } from '../../contract/hospital';

type Status = Hospital['status'];

/** Status transitions by action (docs/domain.md 6.14). */
const actions = {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  end: { from: ['active', 'paused'], to: 'ended' },
  reopen: { from: ['ended'], to: 'active' },
} satisfies Record<string, { from: readonly Status[]; to: Status }>;
export type StatusAction = keyof typeof actions;

export const statusActions = Object.keys(actions) as StatusAction[];

/** Status of a hospital after an action; null when the action is not allowed. */
export function getHospitalStatusAfter(action: StatusAction, status: Status): Status | null {
  const { from, to } = actions[action];
  return (from as readonly Status[]).includes(status) ? to : null;
}

/** Actions that a status allows, in display order. */
export const getHospitalActions = (status: Status) =>
  statusActions.filter((action) => getHospitalStatusAfter(action, status) !== null);
