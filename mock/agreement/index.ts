import type { Entity } from '../entity';
import { buildAgreements } from './fixtures';
import { forgetAgreements } from './forget';

export const agreement: Entity = {
  fixtures: {
    agreements: ({ now, members, projects, records, agreementTemplates }, { random }) =>
      buildAgreements(random(62), now, { members, projects, records, agreementTemplates }),
  },
  onAnonymise: forgetAgreements,
  handlers: [],
};
