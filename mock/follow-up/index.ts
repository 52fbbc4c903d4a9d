import type { Entity } from '../entity';
import { followUpExport } from './columns';
import { buildFollowUps } from './fixtures';
import { forgetFollowUps } from './forget';
import { openFollowUpWork } from './open-work';

export const followUp: Entity = {
  fixtures: {
    followUps: ({ now, members, projects, records, reports, agreements, operators }, { random }) =>
      buildFollowUps(random(71), now, { members, projects, records, reports, agreements, operators }),
  },
  onAnonymise: forgetFollowUps,
  openWork: openFollowUpWork,
  exportTable: followUpExport,
  handlers: [],
};
