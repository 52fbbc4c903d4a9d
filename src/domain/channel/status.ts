import type { channelStatuses } from '../../contract/limits/channel';

type Status = (typeof channelStatuses)[number];

/** Status actions of a channel, in display order. */
const actions = {
  enabled: ['pause', 'archive'],
  paused: ['enable', 'archive'],
  archived: [],
} as const satisfies Record<Status, readonly string[]>;

export type ChannelStatusAction = (typeof actions)[Status][number];

export const getStatusActions = (status: Status): readonly ChannelStatusAction[] => actions[status];

/** Whether channels of this type can have a hospital (docs/domain.md 6.6). */
export const canHaveHospital = (type: string) => type === 'hospital' || type === 'doctor';
