import { hospital as limit } from '../../src/contract/limits/hospital';
import type { HospitalImportField } from '../../src/contract/limits/import';
import { foldName } from '../../src/domain/hospital/name';
import { type RowTexts, readHospital } from '../../src/domain/hospital-import/row';
import { cleanLine } from '../../src/domain/validation/text';
import type { Who } from '../fixtures/operators';
import { hospitalActions } from '../hospital/actions';
import { checkName, isNameTaken } from '../hospital/check';
import type { Worker } from '../job/worker';
import { state } from '../state';
import { find } from '../store/update';
import type { FileRow, ImportRow, RowError } from './import-row';
import { isExample } from './template';
import { vocabulary } from './vocabulary';

const importOf = (id: string) => find(state().imports, id);

function rowAt({ rows }: Pick<ImportRow, 'rows'>, index: number): FileRow {
  const row = rows[index];
  if (!row) throw new Error(`the file has no row ${index}`);
  return row;
}

/** The cells of a row by the fields that they are mapped to. */
function textsOf({ mapping }: Pick<ImportRow, 'mapping'>, { cells }: FileRow): RowTexts {
  const entries = (mapping ?? []).flatMap((field, index): [HospitalImportField, string][] =>
    field === null ? [] : [[field, cells[index] ?? '']],
  );
  return Object.fromEntries(entries);
}

/** What a row has against it for standing where it does. */
function placeErrors(name: string, names: ReadonlySet<string>): RowError[] {
  if (isExample(name)) return [{ field: null, problem: 'exampleRow' }];
  if (isNameTaken(name)) return [{ field: 'name', problem: 'nameTaken' }];
  return names.has(foldName(name)) ? [{ field: 'name', problem: 'nameRepeated' }] : [];
}

/** Checks one row and writes nothing. */
function checkRow(importId: string, index: number) {
  const imported = importOf(importId);
  const { result, headers } = imported;
  const row = rowAt(imported, index);
  const texts = textsOf(imported, row);
  const name = cleanLine(texts.name ?? '');
  const read = readHospital(texts, vocabulary(), Date.now());
  const errors: RowError[] = [
    ...(row.cells.slice(headers.length).some((cell) => cell.trim() !== '')
      ? [{ field: null, problem: 'tooManyCells' as const }]
      : []),
    ...(name === '' ? [] : placeErrors(name, result.names)),
    ...(Array.isArray(read) ? read : []),
  ];
  if (name !== '') result.names.add(foldName(name));
  if (errors.length > 0) result.refused.push({ index, errors });
  else result.good.push(index);
}

/**
 * Adds the hospital of a row that the check found good.
 * @throws Fault 422 when its name was taken since
 */
function writeRow(importId: string, index: number, operator: Who) {
  const imported = importOf(importId);
  const read = readHospital(textsOf(imported, rowAt(imported, index)), vocabulary(), Date.now());
  if (Array.isArray(read)) throw new Error(`row ${index} was good and no longer is`);
  checkName(read.name);
  const { id } = hospitalActions.create({ ...read, logoUrl: null, photos: [] }, operator, 'import');
  imported.writtenIds.push(id);
}

/** How a row that was not written is called: its name, else its line. */
function lineLabel(importId: string, index: number) {
  const imported = importOf(importId);
  const row = rowAt(imported, index);
  const name = cleanLine(textsOf(imported, row).name ?? '');
  return name === '' ? String(row.line) : [...name].slice(0, limit.maxNameLength).join('');
}

/** Nobody waits at the screen of an export; of an import somebody does. */
const rowsPerSecond = 2500;

/** Workers are told the id of the import; their rows are its lines. */
export const importWorkers = {
  check: { type: 'checkImport', rowsPerSecond, work: (_, rowId, importId) => checkRow(importId, Number(rowId)) },
  write: {
    type: 'writeImport',
    rowsPerSecond,
    work: ({ operator }, rowId, importId) => writeRow(importId, Number(rowId), operator),
    labelOf: (_, rowId, importId) => lineLabel(importId, Number(rowId)),
  },
} satisfies Record<string, Worker<string>>;
