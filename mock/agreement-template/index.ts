import type { z } from 'zod';
import { type AgreementTemplate, agreementTemplateApi } from '../../src/contract/agreement-template';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { createResource } from '../resource';
import { filterBy, type Matchers, matchOne, sortBy } from '../store/list';
import { find } from '../store/update';
import { addVersion, publishTemplate, retireTemplate, templateActions } from './actions';
import { buildAgreementTemplates } from './fixtures';
import { buildTemplateHistory } from './history';
import { getProjectsRequiring, templateTable } from './table';

type Filter = Pick<z.output<typeof agreementTemplateApi.list.query>, 'status' | 'code'>;

const matchers: Matchers<AgreementTemplate, Filter> = {
  status: matchOne(({ status }) => status),
  code: (code) => (template) => template.code === code,
};

const { toDto, rows } = templateTable;

export const agreementTemplate: Entity = {
  fixtures: { agreementTemplates: ({ now }) => buildAgreementTemplates(now) },
  history: ({ agreementTemplates }) => ({ changes: agreementTemplates.flatMap(buildTemplateHistory) }),
  handlers: [
    handle(agreementTemplateApi.publish, ({ params: { id }, body: { version }, operator }) =>
      toDto(publishTemplate({ id, version }, operator)),
    ),

    handle(agreementTemplateApi.newVersion, ({ params: { id }, body: { version, templateVersion }, operator }) =>
      toDto(addVersion({ id, version }, templateVersion, operator)),
    ),

    handle(agreementTemplateApi.retire, ({ params: { id }, body: { version }, operator }) =>
      toDto(retireTemplate({ id, version }, operator)),
    ),

    handle(agreementTemplateApi.projects, ({ params: { id } }) => getProjectsRequiring(find(rows(), id).id)),

    ...createResource(agreementTemplateApi, {
      table: templateTable,
      rows: (filter: Filter, sort = '-updatedAt') => sortBy(filterBy(rows().map(toDto), matchers, filter), sort),
      toListed: (template) => template,
      actions: templateActions,
    }).handlers,
  ],
};
