import { hospital as limit } from '../../src/contract/limits/hospital';
import type { HospitalImportField } from '../../src/contract/limits/import';
import { foldName } from '../../src/domain/hospital/name';
import { type RowTexts, readHospital } from '../../src/domain/hospital-import/row';
import { cleanLine } from '../../src/domain/validation/text';
import { createHospital } from '../hospital/actions';
import { checkName, isNameTaken } from '../hospital/check';
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
export function checkRow(importId: string, index: number) {
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
export function writeRow(importId: string, index: number, by: { operatorName: string }) {
  const imported = importOf(importId);
  const read = readHospital(textsOf(imported, rowAt(imported, index)), vocabulary(), Date.now());
  if (Array.isArray(read)) throw new Error(`row ${index} was good and no longer is`);
  checkName(read.name);
  createHospital({ ...read, logoUrl: null, photos: [] }, { ...by, action: 'import' });
  imported.writtenCount += 1;
}

/** How a row that was not written is called: its name, else its line. */
export function lineLabel(importId: string, index: number) {
  const imported = importOf(importId);
  const row = rowAt(imported, index);
  const name = cleanLine(textsOf(imported, row).name ?? '');
  return name === '' ? String(row.line) : [...name].slice(0, limit.name).join('');
}
