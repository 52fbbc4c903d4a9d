import type { ImportMapping } from '../../src/contract/import';
import type { ImportEntity } from '../../src/contract/limits/import';
import type { RowError } from './spec';

/** A row of the file: where a spreadsheet shows it, and what stands in it. */
export type FileRow = { line: number; cells: string[] };

/** The lines of a file that are not blank, as the table below one of them. */
export type FileTable = { lines: FileRow[]; headerRow: number; headers: string[]; rows: FileRow[] };

/** What the check has found so far, by the index of the row. */
export type CheckResult = {
  good: number[];
  refused: { index: number; errors: RowError[] }[];
};

/** An import as the server keeps it: data only, so that it goes on when the mock's code is loaded anew. */
export type ImportRow = FileTable & {
  id: string;
  operatorId: string;
  entity: ImportEntity;
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

export const noResult = (): CheckResult => ({ good: [], refused: [] });

/** The place of the column that an error is about; -1 where it is about the whole row. */
export const getColumn = ({ mapping }: Pick<ImportRow, 'mapping'>, { field }: RowError) =>
  (mapping ?? []).findIndex((one) => one !== null && one === field);
