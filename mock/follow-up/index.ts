import type { Entity } from '../entity';
import { buildFollowUps } from './fixtures';

export const followUp: Entity = {
  fixtures: {
    followUps: ({ now, members, projects, records, reports, operators }, { random }) =>
      buildFollowUps(random(71), now, { members, projects, records, reports, operators }),
  },
  handlers: [],
};
