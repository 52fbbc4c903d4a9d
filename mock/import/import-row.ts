import type { ImportMapping } from '../../src/contract/import';
import type { ImportEntity } from '../../src/contract/limits/import';
import type { RowError } from './spec';

/** Row of the file with its line number in a spreadsheet. */
export type FileRow = { line: number; cells: string[] };

/** Non-blank lines of a file, and the table below one of them. */
export type FileTable = { lines: FileRow[]; headerRow: number; headers: string[]; rows: FileRow[] };

/** Results of the check so far, by row index. */
export type CheckResult = {
  good: number[];
  refused: { index: number; errors: RowError[] }[];
};

/** Stored import. It contains only data, so that it survives a reload of the mock's code. */
export type ImportRow = FileTable & {
  id: string;
  operatorId: string;
  entity: ImportEntity;
  fileName: string;
  suggestedMapping: ImportMapping;
  isMappingRemembered: boolean;
  mapping: ImportMapping | null;
  /** Last requested step; its progress is in its job. */
  stage: 'upload' | 'check' | 'write' | 'cancel';
  jobId: string | null;
  result: CheckResult;
  /** Ids created so far. */
  writtenIds: string[];
  createdAt: number;
  version: number;
};

export const createEmptyResult = (): CheckResult => ({ good: [], refused: [] });

/** Index of the column of an error; -1 for an error of the whole row. */
export const findErrorColumn = ({ mapping }: Pick<ImportRow, 'mapping'>, { field }: RowError) =>
  (mapping ?? []).findIndex((one) => one !== null && one === field);
