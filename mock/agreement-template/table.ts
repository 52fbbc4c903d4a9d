import type { AgreementTemplate } from '../../src/contract/agreement-template';
import { toPlainLines } from '../../src/domain/rich-text/rich-text';
import { projectTable } from '../project/table';
import { state } from '../state';
import type { Masks } from '../store/change-log';
import type { Table } from '../store/update';
import type { AgreementTemplateRow } from './fixtures';

/** Projects that require a version, published ones first. */
export function getProjectsRequiring(templateId: string) {
  const asking = projectTable.rows().filter((row) => row.needAgreement && row.agreementTemplateId === templateId);
  const isPublished = ({ status }: { status: string }) => status === 'published';
  return [...asking.filter(isPublished), ...asking.filter((row) => !isPublished(row))];
}

export const templateMasks: Masks<AgreementTemplateRow> = {
  content: toPlainLines,
  consentItems: (items) => items.map(({ code, text, required }) => `${code}${required ? ' *' : ''}: ${text}`),
};

export const templateTable: Table<AgreementTemplateRow, AgreementTemplate> = {
  entityType: 'agreementTemplate',
  rows: () => state().world.agreementTemplates,
  toDto: (row) => ({ ...row, usedByCount: getProjectsRequiring(row.id).length }),
  labelOf: ({ title, templateVersion }) => `${title} ${templateVersion}`,
  masks: templateMasks,
};
