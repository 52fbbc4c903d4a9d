import type { Entity } from '../entity';
import { buildFollowUps } from './fixtures';
import { forgetFollowUps } from './forget';

export const followUp: Entity = {
  fixtures: {
    followUps: ({ now, members, projects, records, reports, operators }, { random }) =>
      buildFollowUps(random(71), now, { members, projects, records, reports, operators }),
  },
  onAnonymise: forgetFollowUps,
  handlers: [],
};
