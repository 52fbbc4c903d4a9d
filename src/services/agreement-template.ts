import type {
  AgreementTemplate,
  AgreementTemplateInput,
  AgreementTemplateListed,
  AgreementTemplateQuery,
  BlockedByProjects,
} from '@/contract/agreement-template';
import { list as limit } from '@/contract/limits/list';
import type { ProjectOption } from '@/contract/project-list';
import { guard, listOf } from './guard';
import { get } from './http';
import { resource } from './resource';

const parts = { id: 'text', version: 'count', consentItems: 'array', templateVersion: 'text' } as const;
const isProject = guard<ProjectOption>({ id: 'text' });
export const isBlockedByProjects = guard<BlockedByProjects>({ blockedBy: listOf(isProject) });

const templates = resource<{
  item: AgreementTemplate;
  row: AgreementTemplateListed;
  input: AgreementTemplateInput;
  query: AgreementTemplateQuery;
}>('/agreement-templates', {
  item: guard<AgreementTemplate>(parts),
  row: guard<AgreementTemplateListed>(parts),
});

export const {
  get: getAgreementTemplate,
  create: createAgreementTemplate,
  update: updateAgreementTemplate,
} = templates;

/** All versions of all templates, last changed first. */
export async function listAgreementTemplates(): Promise<AgreementTemplateListed[]> {
  const rows: AgreementTemplateListed[] = [];
  for (let current = 1; ; current += 1) {
    const { list, total } = await templates.list({ current, pageSize: limit.maxPageSize });
    rows.push(...list);
    if (rows.length >= total || list.length === 0) return rows;
  }
}

/** The published versions, which projects can use. */
export const listPublishedTemplates = async () =>
  (await templates.list({ status: 'published', pageSize: limit.maxPageSize })).list;

type Target = { id: string; version: number };

/** @throws AppError 403 for any but a draft, 409 when `version` is no longer the newest */
export const publishAgreementTemplate = (template: Target) => templates.act(template, 'publish');

/**
 * @throws AppError 422 with `fieldErrors.templateVersion` if it is taken, 409 when `version` is no longer the newest
 */
export const addAgreementTemplateVersion = (template: Target, templateVersion: string) =>
  templates.act(template, 'new-version', { templateVersion });

/** @throws AppError 403 with the published projects that use it, 409 when `version` is no longer the newest */
export const retireAgreementTemplate = (template: Target) => templates.act(template, 'retire');

/** The projects that use a version, published ones first. */
export const listTemplateProjects = ({ id }: Target) =>
  get(templates.at(id, '/projects'), undefined, { errors: 'inline', shape: listOf(isProject) });
