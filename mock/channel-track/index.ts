import type { Entity } from '../entity';

export const channelTrack: Entity = {
  fixtures: { trackAdjustments: () => [] },
  handlers: [],
};
