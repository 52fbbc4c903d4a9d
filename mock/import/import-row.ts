import type { ImportMapping } from '../../src/contract/import';
import type { HospitalImportField, importEntities } from '../../src/contract/limits/import';
import type { RowProblem } from '../../src/domain/hospital-import/row';

/** A row of the file: where a spreadsheet shows it, and what stands in it. */
export type FileRow = { line: number; cells: string[] };

/** A table as it was read from a file. */
export type FileTable = { headers: string[]; rows: FileRow[] };

/** What is wrong with a row: with the cell of a field, or with the whole of it. */
export type RowError = {
  field: HospitalImportField | null;
  problem: RowProblem | 'nameTaken' | 'nameRepeated' | 'exampleRow' | 'tooManyCells';
};

/** What the check has found so far, by the index of the row. */
export type CheckResult = {
  good: number[];
  refused: { index: number; errors: RowError[] }[];
  /** Folded names of the rows that were looked at. */
  names: Set<string>;
};

/** An import as the server keeps it: data only, so that it goes on when the mock's code is loaded anew. */
export type ImportRow = FileTable & {
  id: string;
  operatorId: string;
  entity: (typeof importEntities)[number];
  fileName: string;
  suggestedMapping: ImportMapping;
  isMappingRemembered: boolean;
  mapping: ImportMapping | null;
  /** The last thing that somebody asked for; how far it has come is for its job to say. */
  stage: 'upload' | 'check' | 'write' | 'cancel';
  jobId: string | null;
  result: CheckResult;
  /** What it has added so far. */
  writtenIds: string[];
  createdAt: number;
  version: number;
};

export const noResult = (): CheckResult => ({ good: [], refused: [], names: new Set() });
