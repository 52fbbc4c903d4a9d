import type { Entity } from '../entity';
import { buildAgreementTemplates } from './fixtures';

export const agreementTemplate: Entity = {
  fixtures: { agreementTemplates: ({ now }) => buildAgreementTemplates(now) },
  handlers: [],
};
