import { z } from 'zod';
import { id, instant, version } from './common';
import { defineEndpoint } from './endpoint';
import { fileQuery, tableTypes } from './export';
import { Job } from './job';
import { importEntities, importFields, importStates, importLimits as limit, maxImportRows } from './limits/import';

const entity = z.enum(importEntities);
const field = z.enum(importEntities.flatMap((one) => importFields[one]));
const rowLimits = importEntities.map((one) => `${maxImportRows[one]} rows (${one})`).join(' or ');

/** For each column of the file the field of its entity that it holds; null: it is left out. No field stands twice. */
export const ImportMapping = z.array(field.nullable()).max(limit.maxColumns);
export type ImportMapping = z.infer<typeof ImportMapping>;

/**
 * Why a row is refused. `value` is the cell or its beginning, mobile numbers in it masked and that of a contact hidden
 * whole; left out of an empty cell.
 */
export const ImportError = z.object({
  /** As a spreadsheet counts: the first row of the file is 1. A `sep=` line is none, for spreadsheets do not show it. */
  row: z.int().min(2),
  /** The header of the column; null where it is the whole row. */
  column: z.string().nullable(),
  /** What stands in the cell. */
  value: z.string().optional(),
  /** What is wrong with it, in the language of Accept-Language. */
  message: z.string(),
});
export type ImportError = z.infer<typeof ImportError>;

/** A file on its way into the console. Nothing of it is written before it is confirmed; only its operator sees it. */
export const Import = z.object({
  id,
  /** What the rows are. */
  entity,
  /** As the file was called when it was chosen. */
  fileName: z.string().max(limit.maxFileNameLength),
  /** `interrupted`: the writing broke down or was cancelled; the rows written so far stay. */
  state: z.enum(importStates),
  /** Where the header is, as a spreadsheet counts: the first row that names most columns, unless another was chosen. */
  headerRow: z.int().positive(),
  /** The first rows that are not blank, each of which can be chosen as the header; shown as in `sample`. */
  headerChoices: z
    .array(
      z.object({
        /** As a spreadsheet counts. */
        row: z.int().positive(),
        /** What it holds. */
        cells: z.array(z.string()),
      }),
    )
    .max(limit.maxHeaderChoices),
  /** The cells of the header, in their order. */
  headers: z.array(z.string().max(limit.maxHeaderLength)).min(1).max(limit.maxColumns),
  /** Rows below the header. */
  rowCount: z
    .int()
    .positive()
    .max(Math.max(...Object.values(maxImportRows))),
  /** The first rows as text, mobile numbers masked as in `138****1234`; of a long cell the beginning. */
  sample: z.array(z.array(z.string())).max(limit.maxSampleRows),
  suggestedMapping: ImportMapping,
  /** Whether it is what the same operator confirmed last for a file with exactly these headers. */
  isMappingRemembered: z.boolean(),
  /** What it was checked with; null before. */
  mapping: ImportMapping.nullable(),
  /** Of the check; null before it is done. */
  counts: z
    .object({
      /** Rows that can be taken in. */
      ok: z.int().nonnegative(),
      /** Rows that cannot. */
      bad: z.int().nonnegative(),
    })
    .nullable(),
  /** Of the check, by row: the first of them. */
  errors: z.array(ImportError).max(limit.maxErrors),
  /** How many errors there are, also those that are not listed. */
  errorCount: z.int().nonnegative(),
  /** The refused rows with their reasons, below the API's prefix; `?format=csv` or `xlsx`. Null where there are none. */
  refusedFileUrl: z.string().startsWith('/').nullable(),
  /** The job under way, or the last one. */
  jobId: id.nullable(),
  /** Rows written so far. */
  writtenCount: z.int().nonnegative(),
  createdAt: instant,
  expiresAt: instant,
  version,
});
export type Import = z.infer<typeof Import>;

const wrongHeader = [
  'IMPORT_EMPTY',
  'IMPORT_TOO_MANY_ROWS',
  'IMPORT_TOO_MANY_COLUMNS',
  'IMPORT_HEADER_TOO_LONG',
  'IMPORT_HEADER_REPEATED',
  'IMPORT_HEADER_MISSING',
] as const;
const notOpen = ['IMPORT_UNDER_WAY', 'IMPORT_EXPIRED', 'IMPORT_OVER'] as const;

export const importApi = {
  template: defineEndpoint({
    method: 'GET',
    path: '/imports/template',
    summary: 'An empty table with all columns that an import of an entity reads, and an example',
    query: fileQuery.extend({
      /** What the rows are. */
      entity,
    }),
    files: tableTypes,
    data: z.file(),
  }),
  refused: defineEndpoint({
    method: 'GET',
    path: '/imports/:id/refused',
    summary: 'The refused rows of a check with their reasons; 404 where there are none',
    query: fileQuery,
    files: tableTypes,
    data: z.file(),
  }),
  upload: defineEndpoint({
    method: 'POST',
    path: '/imports',
    summary: `Upload a table, a CSV (UTF-8 or GB18030) or XLSX file of at most ${limit.maxFileMb} MB and ${rowLimits}. Nothing is written yet`,
    multipart: true,
    body: z.object({
      /** What the rows are. */
      entity,
      /** The file itself, CSV or XLSX. */
      file: z.file(),
    }),
    data: Import,
    errors: ['IMPORT_TOO_LARGE', 'IMPORT_OLD_EXCEL', 'IMPORT_NOT_TABLE', 'IMPORT_TEXT_AS_XLSX', ...wrongHeader],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/imports/:id',
    summary: 'An import and the result of its check',
    data: Import,
  }),
  header: defineEndpoint({
    method: 'POST',
    path: '/imports/:id/header',
    summary: 'Take another row as the header; the rows below it are the data, and what was checked is forgotten',
    body: z.object({
      /** One of `headerChoices`. */
      row: z.int().positive(),
      version,
    }),
    data: Import,
    errors: [...notOpen, ...wrongHeader, 'IMPORT_HEADER_ROW'],
  }),
  check: defineEndpoint({
    method: 'POST',
    path: '/imports/:id/check',
    summary: 'Check every row under a mapping, as a job that writes nothing; can be done again with another mapping',
    body: z.object({ mapping: ImportMapping, version }),
    data: Job,
    errors: [
      ...notOpen,
      'IMPORT_MAPPING_LENGTH',
      'IMPORT_FIELD_UNKNOWN',
      'IMPORT_FIELD_REPEATED',
      'IMPORT_FIELD_MISSING',
    ],
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/imports/:id/confirm',
    summary: 'Write the rows that the check found good, as a job; once',
    body: z.object({ version }),
    data: Job,
    errors: [...notOpen, 'IMPORT_NOT_CHECKED', 'IMPORT_NOTHING_GOOD'],
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/imports/:id/cancel',
    summary: 'Give an import up before it is confirmed',
    body: z.object({ version }),
    data: Import,
    errors: ['IMPORT_OVER'],
  }),
};
