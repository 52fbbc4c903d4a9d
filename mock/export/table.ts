import type { z } from 'zod';
import type { ExportFormat, ExportInput } from '../../src/contract/export';
import type { Cell } from '../../src/domain/csv';
import type { Language, Texts } from '../language';
import type { Clear } from './column';

type Entity = ExportInput['entity'];
type Input = z.output<typeof ExportInput>;

/** How the rows of an entity are written to a file. */
export type ExportTable<E extends Entity = Entity> = {
  entity: E;
  name: Texts;
  columns: readonly { title: Texts; width: number }[];
  /** Its personal fields, as the log names them. */
  personal: readonly string[];
  /** Whose data stand in a row, by the member's id; left out where rows are of nobody. */
  memberOf?(rowId: string): string | undefined;
  /** There are tens of thousands of its rows: lines are written as the file is fetched, and are kept nowhere; a CSV. */
  isStreamed?: true;
  /** The rows that a list shows to an operator, in its order. @throws Fault where they are too many */
  matchingIds(input: Extract<Input, { entity: E }>, operatorId: string): string[];
  /** A row as a line, and whether something stands clear in it. @throws Fault 404 when there is no such row */
  write(
    id: string,
    language: Language,
    clear: Clear | undefined,
    filter: Extract<Input, { entity: E }>['filter'],
  ): { line: Cell[]; isClear: boolean };
};

/** That of any entity: whoever asks has found the one that the input is for. */
export type AnyExportTable = Omit<ExportTable, 'matchingIds' | 'write'> & {
  matchingIds(input: object, operatorId: string): string[];
  write(id: string, language: Language, clear: Clear | undefined, filter: object): ReturnType<ExportTable['write']>;
};

/** What an export writes: masked, but for what is to stand clear; figures of the days that the filter says. */
export type ExportWork = { format: ExportFormat; clear?: Clear; filter: object };
