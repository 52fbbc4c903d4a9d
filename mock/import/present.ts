import type { Import, ImportError } from '../../src/contract/import';
import { importLimits as limit } from '../../src/contract/limits/import';
import { maskMobile } from '../../src/domain/mask';
import { normaliseMobile } from '../../src/domain/validation/mobile';
import { iso } from '../clock';
import type { Language } from '../language';
import { state } from '../state';
import { errorText } from './errors';
import type { ImportRow, RowError } from './import-row';

const MINUTE_MS = 60_000;

const expiryOf = ({ createdAt }: ImportRow) => createdAt + limit.minutesKept * MINUTE_MS;

/** Where an import stands at `now`: what was asked for last, and how far its job has come. */
export function stateOf(row: ImportRow, now: number): Import['state'] {
  const job = state().jobs.find(({ id }) => id === row.jobId);
  const isActive = job?.state === 'queued' || job?.state === 'running';
  if (row.stage === 'cancel') return 'cancelled';
  if (row.stage === 'write') {
    if (isActive) return 'importing';
    return job?.state === 'succeeded' ? 'imported' : 'interrupted';
  }
  if (isActive) return 'checking';
  if (now >= expiryOf(row)) return 'expired';
  // A check that broke down or was cancelled has found nothing.
  return row.stage === 'check' && job?.state === 'succeeded' ? 'checked' : 'uploaded';
}

/** A mobile number as people write it: with +86, in groups, in wide digits. */
const MOBILE =
  /(?<![0-9０-９])(?:(?:[+＋]|00)?[8８][6６][\s\p{Pd}]*)?[1１][3-9３-９](?:[\s\p{Pd}]*[0-9０-９]){9}(?![0-9０-９])/gu;

/** Whoever looks at a file's rows need not see whom to call. */
const withoutMobiles = (text: string) => text.replaceAll(MOBILE, (mobile) => maskMobile(normaliseMobile(mobile)));

const HIDDEN = '****';

/** A cell as it is shown. */
function excerpt(cell: string) {
  const characters = [...withoutMobiles(cell)];
  return characters.length > limit.maxShownLength
    ? `${characters.slice(0, limit.maxShownLength).join('')}…`
    : characters.join('');
}

function columnOf({ mapping, headers }: ImportRow, { field }: RowError) {
  const index = field === null ? -1 : (mapping ?? []).indexOf(field);
  return { index, header: index < 0 ? null : (headers[index] ?? null) };
}

function errorsOf(row: ImportRow, language: Language): ImportError[] {
  const errors = row.result.refused.flatMap(({ index, errors }) => errors.map((error) => ({ index, error })));
  return errors.slice(0, limit.maxErrors).map(({ index, error }) => {
    const { line = 0, cells = [] } = row.rows[index] ?? {};
    const column = columnOf(row, error);
    const value = column.index < 0 ? '' : (cells[column.index] ?? '');
    // Half a number is still somebody's: of a contact nothing is repeated but that there was one.
    const shown = error.field === 'contactMobile' ? HIDDEN : excerpt(value);
    return {
      row: line,
      column: column.header,
      ...(value !== '' && { value: shown }),
      message: errorText(error, language),
    };
  });
}

/** Whether the result of the check is there. */
const isChecked = (is: Import['state'], row: ImportRow) =>
  is === 'checked' || row.stage === 'write' || ((is === 'expired' || is === 'cancelled') && row.result.names.size > 0);

/** An import on the way out, its messages in the language of whoever asks. */
export function toImport(row: ImportRow, language: Language, now: number): Import {
  const is = stateOf(row, now);
  const { good, refused } = row.result;
  const hasResult = isChecked(is, row);
  return {
    id: row.id,
    entity: row.entity,
    fileName: row.fileName,
    state: is,
    headers: row.headers,
    rowCount: row.rows.length,
    sample: row.rows
      .slice(0, limit.maxSampleRows)
      .map(({ cells }) => row.headers.map((_, index) => excerpt(cells[index] ?? ''))),
    suggestedMapping: row.suggestedMapping,
    isMappingRemembered: row.isMappingRemembered,
    mapping: row.mapping,
    counts: hasResult ? { ok: good.length, bad: refused.length } : null,
    errors: hasResult ? errorsOf(row, language) : [],
    errorCount: hasResult ? refused.reduce((count, { errors }) => count + errors.length, 0) : 0,
    refusedFileUrl: hasResult && refused.length > 0 ? `/imports/${row.id}/refused` : null,
    jobId: row.jobId,
    writtenCount: row.writtenIds.length,
    createdAt: iso(row.createdAt),
    expiresAt: iso(expiryOf(row)),
    version: row.version,
  };
}
