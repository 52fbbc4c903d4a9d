import { API_PREFIX } from '@/contract/api-prefix';
import type { ExportFormat } from '@/contract/export';
import type { Import, ImportMapping } from '@/contract/import';
import type { Locale } from '@/utils/constants';
import { getById } from './get-by-id';
import { guard } from './guard';
import { post } from './http';
import { isJob } from './job';

const isImport = guard<Import>({
  id: 'text',
  version: 'count',
  headerRow: 'count',
  headerChoices: 'array',
  headers: 'array',
  sample: 'array',
  suggestedMapping: 'array',
  errors: 'array',
});
const UPLOAD_TIMEOUT_MS = 60_000;

/** Uploads a table without writing rows. @throws AppError 422 with `fieldErrors.file`, the reason why it is refused */
export function uploadImport(entity: Import['entity'], file: File, signal?: AbortSignal) {
  const form = new FormData();
  form.append('entity', entity);
  form.append('file', file, file.name);
  return post('/imports', form, { errors: 'caller', shape: isImport, timeout: UPLOAD_TIMEOUT_MS, signal });
}

export const getImport = (id: string) => getById('/imports', id, isImport);

/**
 * Selects another row as the header. @throws AppError 422 with `fieldErrors.row`, the reason why it is refused, 409 for
 * a stale version
 */
export const chooseImportHeader = ({ id, version }: Import, row: number) =>
  post(`/imports/${encodeURIComponent(id)}/header`, { row, version }, { errors: 'caller', shape: isImport });

/** Starts a job that checks every row. @throws AppError 422 with `fieldErrors.mapping`, 409 for a stale version */
export const checkImport = ({ id, version }: Import, mapping: ImportMapping) =>
  post(`/imports/${encodeURIComponent(id)}/check`, { mapping, version }, { errors: 'caller', shape: isJob });

/**
 * Starts a job that writes the valid rows. @throws AppError 403 if it is not checked, finished or expired, 409 for a
 * stale version
 */
export const confirmImport = ({ id, version }: Import) =>
  post(`/imports/${encodeURIComponent(id)}/confirm`, { version }, { errors: 'caller', shape: isJob });

/** @throws AppError 403 if it is already confirmed, 409 for a stale version */
export const cancelImport = ({ id, version }: Import) =>
  post(`/imports/${encodeURIComponent(id)}/cancel`, { version }, { errors: 'caller', shape: isImport });

/**
 * URL of the template of an entity. The language is in the URL because a browser that follows a link does not send
 * ours.
 */
export const importTemplateUrl = (entity: Import['entity'], format: ExportFormat, language: Locale) =>
  `${API_PREFIX}/imports/template?entity=${entity}&format=${format}&language=${language}`;

/** URL of the refused rows, from the `refusedFileUrl` of an import. */
export const refusedRowsUrl = (refusedFileUrl: string, format: ExportFormat, language: Locale) =>
  `${API_PREFIX}${refusedFileUrl}?format=${format}&language=${language}`;
