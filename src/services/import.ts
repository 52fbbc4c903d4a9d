import { API_PREFIX } from '@/contract/api-prefix';
import type { ExportFormat } from '@/contract/export';
import type { Import, ImportMapping } from '@/contract/import';
import type { Job } from '@/contract/job';
import { get, post } from './http';

// The dialog shows what becomes of each step itself.
const inForm = { skipErrorHandler: true } as const;
const UPLOAD_TIMEOUT_MS = 60_000;

/** Reads a table; nothing is written. @throws AppError 422 with `fieldErrors.file`, the reason why it is refused */
export function uploadImport(entity: Import['entity'], file: File, signal?: AbortSignal) {
  const form = new FormData();
  form.append('entity', entity);
  form.append('file', file, file.name);
  return post<Import>('/imports', form, { ...inForm, timeout: UPLOAD_TIMEOUT_MS, signal });
}

export const getImport = (id: string) => get<Import>(`/imports/${encodeURIComponent(id)}`, undefined, inForm);

/** Checks every row, as a job. @throws AppError 422 with `fieldErrors.mapping`, 409 for a stale version */
export const checkImport = ({ id, version }: Import, mapping: ImportMapping) =>
  post<Job>(`/imports/${encodeURIComponent(id)}/check`, { mapping, version }, inForm);

/** Writes the good rows, as a job. @throws AppError 422 when it is not checked, over or expired, 409 for a stale version */
export const confirmImport = ({ id, version }: Import) =>
  post<Job>(`/imports/${encodeURIComponent(id)}/confirm`, { version }, inForm);

/** @throws AppError 422 when it is confirmed already, 409 for a stale version */
export const cancelImport = ({ id, version }: Import) =>
  post<Import>(`/imports/${encodeURIComponent(id)}/cancel`, { version }, inForm);

type Locale = 'zh-CN' | 'en-US';

/** Where the template lies; a browser that follows a link sends no language of ours. */
export const importTemplateUrl = (format: ExportFormat, language: Locale) =>
  `${API_PREFIX}/hospitals/import-template?format=${format}&language=${language}`;

/** Where the refused rows lie, below a `refusedFileUrl`. */
export const refusedRowsUrl = (refusedFileUrl: string, format: ExportFormat, language: Locale) =>
  `${API_PREFIX}${refusedFileUrl}?format=${format}&language=${language}`;
