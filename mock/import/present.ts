import type { Import, ImportError } from '../../src/contract/import';
import { importLimits as limit } from '../../src/contract/limits/import';
import { maskMobile } from '../../src/domain/mask';
import { normalizeMobile } from '../../src/domain/validation/mobile';
import { iso } from '../clock';
import type { Language } from '../language';
import { state } from '../state';
import { formatError } from './errors';
import { findErrorColumn, type ImportRow } from './import-row';
import type { ImportSpec } from './spec';
import { getHeaderChoices } from './table-file';

const MINUTE_MS = 60_000;

const getExpiry = ({ createdAt }: ImportRow) => createdAt + limit.minutesKept * MINUTE_MS;

/** State of an import at `now`, from its last step and that step's job. */
export function getState(row: ImportRow, now: number): Import['state'] {
  const job = state().jobs.find(({ id }) => id === row.jobId);
  const isActive = job?.state === 'queued' || job?.state === 'running';
  if (row.stage === 'cancel') return 'cancelled';
  if (row.stage === 'write') {
    if (isActive) return 'importing';
    return job?.state === 'succeeded' ? 'imported' : 'interrupted';
  }
  if (isActive) return 'checking';
  if (now >= getExpiry(row)) return 'expired';
  // A failed or canceled check has no result.
  return row.stage === 'check' && job?.state === 'succeeded' ? 'checked' : 'uploaded';
}

/** Mobile number with optional +86, separators and full-width digits. */
const MOBILE =
  /(?<![0-9０-９])(?:(?:[+＋]|00)?[8８][6６][\s\p{Pd}]*)?[1１][3-9３-９](?:[\s\p{Pd}]*[0-9０-９]){9}(?![0-9０-９])/gu;

/** Previews of a file do not need phone numbers. */
const maskMobiles = (text: string) => text.replaceAll(MOBILE, (mobile) => maskMobile(normalizeMobile(mobile)));

const HIDDEN = '****';

/** Cell text for display. */
function excerpt(cell: string) {
  const characters = [...maskMobiles(cell)];
  return characters.length > limit.maxShownLength
    ? `${characters.slice(0, limit.maxShownLength).join('')}…`
    : characters.join('');
}

function getErrors(spec: ImportSpec, row: ImportRow, language: Language): ImportError[] {
  const errors = row.result.refused.flatMap(({ index, errors }) => errors.map((error) => ({ index, error })));
  return errors.slice(0, limit.maxErrors).map(({ index, error }) => {
    const { line = 0, cells = [] } = row.rows[index] ?? {};
    const column = findErrorColumn(row, error);
    const value = cells[column] ?? '';
    const isHidden = error.field !== null && spec.columns[error.field]?.isHidden;
    const shown = isHidden ? HIDDEN : excerpt(value);
    return {
      row: line,
      column: row.headers[column] ?? null,
      ...(value !== '' && { value: shown }),
      message: formatError(spec, error, language),
    };
  });
}

/** Whether every row was checked. */
const isWhole = ({ result: { good, refused }, rows }: ImportRow) => good.length + refused.length === rows.length;

/** Whether the result of the check is available. */
const isChecked = (is: Import['state'], row: ImportRow) =>
  is === 'checked' || row.stage === 'write' || ((is === 'expired' || is === 'cancelled') && isWhole(row));

/** Import in its API form, with messages in `language`. */
export function toImport(spec: ImportSpec, row: ImportRow, language: Language, now: number): Import {
  const is = getState(row, now);
  const { good, refused } = row.result;
  const hasResult = isChecked(is, row);
  return {
    id: row.id,
    entity: row.entity,
    fileName: row.fileName,
    state: is,
    headerRow: row.headerRow,
    headerChoices: getHeaderChoices(row).map(({ line, cells }) => ({
      row: line,
      cells: cells.slice(0, limit.maxColumns).map(excerpt),
    })),
    headers: row.headers,
    rowCount: row.rows.length,
    sample: row.rows
      .slice(0, limit.maxSampleRows)
      .map(({ cells }) => row.headers.map((_, index) => excerpt(cells[index] ?? ''))),
    suggestedMapping: row.suggestedMapping,
    isMappingRemembered: row.isMappingRemembered,
    mapping: row.mapping,
    counts: hasResult ? { ok: good.length, bad: refused.length } : null,
    errors: hasResult ? getErrors(spec, row, language) : [],
    errorCount: hasResult ? refused.reduce((count, { errors }) => count + errors.length, 0) : 0,
    refusedFileUrl: hasResult && refused.length > 0 ? `/imports/${row.id}/refused` : null,
    jobId: row.jobId,
    writtenCount: row.writtenIds.length,
    createdAt: iso(row.createdAt),
    expiresAt: iso(getExpiry(row)),
    version: row.version,
  };
}
