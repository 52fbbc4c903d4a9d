import { foldHospitalName } from '../../src/domain/hospital/name';
import type { FileLine, RowTexts } from '../../src/domain/import/row-reader';
import { cleanLine } from '../../src/domain/validation/text';
import type { CheckResult, FileRow, ImportRow } from './import-row';
import type { FileReading, ImportSpec, RowError } from './spec';

type Mapped = Pick<ImportRow, 'mapping' | 'headers' | 'rows'>;

/** Cells of a row by mapped field. */
function getTexts({ mapping }: Pick<Mapped, 'mapping'>, { cells }: FileRow): RowTexts<string> {
  return Object.fromEntries(
    (mapping ?? []).flatMap((field, index) => (field === null ? [] : [[field, cells[index] ?? '']])),
  );
}

/** Label of a row; '' if it has none. */
export const getLabel = ({ labelField }: ImportSpec, imported: Mapped, row: FileRow) =>
  cleanLine(getTexts(imported, row)[labelField] ?? '');

function isExample(spec: ImportSpec, label: string) {
  const examples = spec.columns[spec.labelField]?.example ?? [];
  return examples.map(foldHospitalName).includes(foldHospitalName(label));
}

/** Errors that are detected before the cells are read. */
export function getFormErrors(spec: ImportSpec, imported: Mapped, row: FileRow): RowError[] {
  if (isExample(spec, getLabel(spec, imported, row))) return [{ field: null, problem: 'exampleRow' }];
  const isTooLong = row.cells.slice(imported.headers.length).some((cell) => cell.trim() !== '');
  return isTooLong ? [{ field: null, problem: 'tooManyCells' }] : [];
}

export const toFileLine = (spec: ImportSpec, imported: Mapped, row: FileRow): FileLine<string> => ({
  line: row.line,
  texts: getTexts(imported, row),
  isRefused: getFormErrors(spec, imported, row).length > 0,
});

const readings = new WeakMap<CheckResult, FileReading<unknown>>();

/** Reading of all rows at the start of the check. It is not stored, so a code reload repeats it. */
export function getReading(spec: ImportSpec, imported: ImportRow): FileReading<unknown> {
  const known = readings.get(imported.result);
  if (known) return known;
  const lines = imported.rows.map((row) => toFileLine(spec, imported, row));
  const reading = spec.read(lines, Date.now());
  readings.set(imported.result, reading);
  return reading;
}
