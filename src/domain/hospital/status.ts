import type { Hospital } from '../../contract/hospital';

type Status = Hospital['status'];
export type StatusAction = 'pause' | 'resume' | 'end' | 'reopen';

/** docs/domain.md 6.14: from which states each action leads where. */
const actions = {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  end: { from: ['active', 'paused'], to: 'ended' },
  reopen: { from: ['ended'], to: 'active' },
} satisfies Record<StatusAction, { from: readonly Status[]; to: Status }>;

/** The status of a hospital after an action; null where the action does not fit. */
export function statusAfter(action: StatusAction, status: Status): Status | null {
  const { from, to } = actions[action];
  return (from as readonly Status[]).includes(status) ? to : null;
}

/** The actions that fit a status, in the order in which they are offered. */
export const actionsOf = (status: Status) =>
  (Object.keys(actions) as StatusAction[]).filter((action) => statusAfter(action, status) !== null);
