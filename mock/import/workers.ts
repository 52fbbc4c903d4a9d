import { type ImportEntity, importFields } from '../../src/contract/limits/import';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import type { Worker } from '../job/worker';
import { messages } from '../messages';
import { state } from '../state';
import { find } from '../store/update';
import { getErrorTexts } from './errors';
import type { FileRow, ImportRow } from './import-row';
import { getFormErrors, getLabel, getReading, toFileLine } from './lines';
import type { ImportSpec, RowError } from './spec';

const getImport = (id: string) => find(state().imports, id);

function getFileRow({ rows }: Pick<ImportRow, 'rows'>, index: number): FileRow {
  const row = rows[index];
  if (!row) throw new Error(`the file has no row ${index}`);
  return row;
}

/** Errors of the whole row first, then by field. */
function sortErrors(entity: ImportEntity, errors: readonly RowError[]): RowError[] {
  const fields: readonly string[] = importFields[entity];
  const place = ({ field }: RowError) => (field === null ? -1 : fields.indexOf(field));
  return errors.toSorted((a, b) => place(a) - place(b));
}

/** Checks one row without writing it. */
function checkRow(spec: ImportSpec, imported: ImportRow, index: number) {
  const { result, entity } = imported;
  const form = getFormErrors(spec, imported, getFileRow(imported, index));
  const read = getReading(spec, imported).at(index);
  const errors = [...form, ...(Array.isArray(read) ? (read as RowError[]) : [])];
  // An example row has to be deleted, so other errors do not matter.
  const example = errors.filter(({ problem }) => problem === 'exampleRow');
  if (errors.length === 0) result.good.push(index);
  else result.refused.push({ index, errors: example.length > 0 ? example : sortErrors(entity, errors) });
}

/**
 * Writes a row that passed the check, based on the current data.
 * @throws Fault 422 if it is invalid by then, for example because its name has been taken
 */
function writeRow(spec: ImportSpec, imported: ImportRow, index: number, operator: Who) {
  const read = spec.read([toFileLine(spec, imported, getFileRow(imported, index))], Date.now()).at(0);
  if (Array.isArray(read)) {
    const [error] = read as RowError[];
    if (!error) throw new Error(`row ${index} makes nothing`);
    throw new Fault({ ...messages.invalid, texts: getErrorTexts(spec, error) });
  }
  imported.writtenIds.push(spec.create(read, operator).id);
}

/** Limits the label of a failed row, which may be any text. */
const MAX_LABEL_LENGTH = 50;

/** Label of a failed row: its name, otherwise its line number. */
function getLineLabel(spec: ImportSpec, imported: ImportRow, index: number) {
  const row = getFileRow(imported, index);
  const label = getLabel(spec, imported, row);
  return label === '' ? String(row.line) : [...label].slice(0, MAX_LABEL_LENGTH).join('');
}

/** Faster than exports, because the operator waits; slow enough that thousands of rows can be canceled. */
const rowsPerSecond = 1000;

/** The payload of these workers is the import id, and their row ids are row indexes. */
export function getImportWorkers(specOf: (entity: ImportEntity) => ImportSpec) {
  const findImport = (importId: string) => {
    const imported = getImport(importId);
    return [specOf(imported.entity), imported] as const;
  };
  return {
    check: {
      type: 'checkImport',
      rowsPerSecond,
      work: (_, rowId, importId) => checkRow(...findImport(importId), Number(rowId)),
    },
    write: {
      type: 'writeImport',
      rowsPerSecond,
      work: ({ operator }, rowId, importId) => writeRow(...findImport(importId), Number(rowId), operator),
      labelOf: (_, rowId, importId) => getLineLabel(...findImport(importId), Number(rowId)),
    },
  } satisfies Record<string, Worker<string>>;
}
export type ImportWorkers = ReturnType<typeof getImportWorkers>;
