import type { z } from 'zod';
import type { ExportFormat, ExportInput } from '../../src/contract/export';
import type { Cell } from '../../src/domain/csv';
import type { Language, Texts } from '../language';
import type { Clear, Heading } from './column';

type Entity = ExportInput['entity'];
type Input = z.output<typeof ExportInput>;

/** Defines how rows of an entity are exported. */
export type ExportTable<E extends Entity = Entity> = {
  entity: E;
  name: Texts;
  columns: readonly Heading<E>[];
  /** Member id whose data the row contains; omitted for entities without personal data. */
  memberOf?(rowId: string): string | undefined;
  /** For large tables: lines are written during the download and not stored. Only as CSV. */
  isStreamed?: true;
  /** Ids of the requested rows, in list order. @throws Fault if there are too many */
  matchingIds(input: Extract<Input, { entity: E }>, operatorId: string): string[];
  /** Line of a row, and whether it contains clear values. @throws Fault 404 for an unknown row */
  write(
    id: string,
    language: Language,
    clear: Clear | undefined,
    filter: Extract<Input, { entity: E }>['filter'],
  ): { line: Cell[]; isClear: boolean };
};

/** Table of any entity; the caller has matched it with the input. */
export type AnyExportTable = Omit<ExportTable, 'columns' | 'matchingIds' | 'write'> & {
  columns: readonly Heading[];
  matchingIds(input: object, operatorId: string): string[];
  write(id: string, language: Language, clear: Clear | undefined, filter: object): ReturnType<ExportTable['write']>;
};

/** Payload of an export job: masked except for `clear`, with figures for the days of the filter. */
export type ExportWork = { format: ExportFormat; clear?: Clear; columns?: readonly string[]; filter: object };
