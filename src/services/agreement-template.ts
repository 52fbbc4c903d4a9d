import type { AgreementTemplateListed } from '@/contract/agreement-template';
import { list as limit } from '@/contract/limits/list';
import { guard } from './guard';
import { resource } from './resource';

const isListed = guard<AgreementTemplateListed>({ id: 'text', version: 'count', consentItems: 'array' });

const templates = resource<{
  item: AgreementTemplateListed;
  query: { status?: string; pageSize?: number };
}>('/agreement-templates', { item: isListed });

/** The versions that projects can ask for. */
export const listPublishedTemplates = async () =>
  (await templates.list({ status: 'published', pageSize: limit.maxPageSize })).list;
