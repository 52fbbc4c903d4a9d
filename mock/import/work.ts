import { type ImportEntity, importFields } from '../../src/contract/limits/import';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import type { Worker } from '../job/worker';
import { messages } from '../messages';
import { state } from '../state';
import { find } from '../store/update';
import { errorTexts } from './errors';
import type { FileRow, ImportRow } from './import-row';
import { formErrors, getLabel, getReading, lineAt } from './lines';
import type { ImportSpec, RowError } from './spec';

const getImport = (id: string) => find(state().imports, id);

function rowAt({ rows }: Pick<ImportRow, 'rows'>, index: number): FileRow {
  const row = rows[index];
  if (!row) throw new Error(`the file has no row ${index}`);
  return row;
}

/** The whole row first, then cell by cell. */
function inOrder(entity: ImportEntity, errors: readonly RowError[]): RowError[] {
  const fields: readonly string[] = importFields[entity];
  const place = ({ field }: RowError) => (field === null ? -1 : fields.indexOf(field));
  return errors.toSorted((a, b) => place(a) - place(b));
}

/** Checks one row and writes nothing. */
function checkRow(spec: ImportSpec, imported: ImportRow, index: number) {
  const { result, entity } = imported;
  const form = formErrors(spec, imported, rowAt(imported, index));
  const read = getReading(spec, imported).at(index);
  const errors = [...form, ...(Array.isArray(read) ? (read as RowError[]) : [])];
  // An example is to be deleted, whatever else is wrong with it.
  const example = errors.filter(({ problem }) => problem === 'exampleRow');
  if (errors.length === 0) result.good.push(index);
  else result.refused.push({ index, errors: example.length > 0 ? example : inOrder(entity, errors) });
}

/**
 * Adds what a row that the check found good makes by now.
 * @throws Fault 422 when that is nothing, such as where its name was taken since
 */
function writeRow(spec: ImportSpec, imported: ImportRow, index: number, operator: Who) {
  const read = spec.read([lineAt(spec, imported, rowAt(imported, index))], Date.now()).at(0);
  if (Array.isArray(read)) {
    const [error] = read as RowError[];
    if (!error) throw new Error(`row ${index} makes nothing`);
    throw new Fault({ ...messages.invalid, texts: errorTexts(spec, error) });
  }
  imported.writtenIds.push(spec.create(read, operator).id);
}

/** Of a label that is no label. */
const LABEL_SHOWN = 50;

/** How a row that was not written is called: its name, else its line. */
function lineLabel(spec: ImportSpec, imported: ImportRow, index: number) {
  const row = rowAt(imported, index);
  const label = getLabel(spec, imported, row);
  return label === '' ? String(row.line) : [...label].slice(0, LABEL_SHOWN).join('');
}

/** Somebody waits at the screen of an import, unlike of an export, and of thousands of rows may still call it off. */
const rowsPerSecond = 1000;

/** Workers are told the id of the import; their rows are its lines. */
export function getImportWorkers(specOf: (entity: ImportEntity) => ImportSpec) {
  const found = (importId: string) => {
    const imported = getImport(importId);
    return [specOf(imported.entity), imported] as const;
  };
  return {
    check: {
      type: 'checkImport',
      rowsPerSecond,
      work: (_, rowId, importId) => checkRow(...found(importId), Number(rowId)),
    },
    write: {
      type: 'writeImport',
      rowsPerSecond,
      work: ({ operator }, rowId, importId) => writeRow(...found(importId), Number(rowId), operator),
      labelOf: (_, rowId, importId) => lineLabel(...found(importId), Number(rowId)),
    },
  } satisfies Record<string, Worker<string>>;
}
export type ImportWorkers = ReturnType<typeof getImportWorkers>;
