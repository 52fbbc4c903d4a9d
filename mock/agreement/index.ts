import type { Entity } from '../entity';
import { buildAgreements } from './fixtures';
import { forgetAgreements } from './forget';
import { buildWithdrawals } from './history';

export const agreement: Entity = {
  fixtures: {
    agreements: ({ now, members, projects, records, agreementTemplates }, { random }) =>
      buildAgreements(random(62), now, { members, projects, records, agreementTemplates }),
  },
  history: ({ agreements, operators }, { random }) => ({
    changes: buildWithdrawals(random(63), agreements, operators),
  }),
  onAnonymise: forgetAgreements,
  handlers: [],
};
