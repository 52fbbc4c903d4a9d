import { iso } from '../clock';
import { type ChangeLogEntry, getChanges } from '../store/change-log';
import type { AgreementTemplateRow } from './fixtures';
import { templateMasks } from './table';

/**
 * Change log of a generated template: created as a draft, published, and retired with the publication of the next
 * version.
 */
export function buildTemplateHistory(row: AgreementTemplateRow): ChangeLogEntry[] {
  const { id, status, createdAt, createdByName, publishedAt, updatedAt, updatedByName } = row;
  const base = { entityType: 'agreementTemplate', entityId: id };
  const draft: AgreementTemplateRow = { ...row, status: 'draft', publishedAt: null };
  const published: AgreementTemplateRow = { ...row, status: 'published' };
  const blank = Object.fromEntries(Object.keys(row).map((field) => [field, null])) as unknown as AgreementTemplateRow;
  const entry = (action: string, from: AgreementTemplateRow, to: AgreementTemplateRow): ChangeLogEntry => ({
    ...base,
    id: `agreementTemplate-${id}-${action}`,
    action,
    changes: getChanges(from, to, templateMasks),
    operatorName: action === 'create' ? createdByName : updatedByName,
    createdAt: iso(Date.parse(action === 'create' ? createdAt : action === 'retire' ? updatedAt : (publishedAt ?? ''))),
  });
  return [
    entry('create', blank, draft),
    ...(publishedAt === null ? [] : [entry('publish', draft, published)]),
    ...(status === 'retired' ? [entry('retire', published, row)] : []),
  ];
}
