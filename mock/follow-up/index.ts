import type { Entity } from '../entity';
import { buildFollowUps } from './fixtures';
import { forgetFollowUps } from './forget';

export const followUp: Entity = {
  fixtures: {
    followUps: ({ now, members, projects, records, reports, agreements, operators }, { random }) =>
      buildFollowUps(random(71), now, { members, projects, records, reports, agreements, operators }),
  },
  onAnonymise: forgetFollowUps,
  handlers: [],
};
