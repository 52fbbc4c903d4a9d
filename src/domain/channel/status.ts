import type { channelStatuses } from '../../contract/limits/channel';

type Status = (typeof channelStatuses)[number];

/** What can be done about the status of a channel, in the order in which it is offered. */
const actions = {
  enabled: ['pause', 'archive'],
  paused: ['enable', 'archive'],
  archived: [],
} as const satisfies Record<Status, readonly string[]>;

export type ChannelStatusAction = (typeof actions)[Status][number];

export const statusActionsOf = (status: Status): readonly ChannelStatusAction[] => actions[status];

/** The types of a channel that can belong to a hospital (docs/domain.md 6.6). */
export const isOfHospital = (type: string) => type === 'hospital' || type === 'doctor';
