import type { Entity } from '../entity';
import { buildChannelLinks } from './fixtures';

export const channelLink: Entity = {
  fixtures: {
    channelLinks: ({ now, channels, projects, operators }, { random }) =>
      buildChannelLinks(random(81), now, { channels, projects, operators }),
  },
  handlers: [],
};
