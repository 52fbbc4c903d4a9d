import { z } from 'zod';
import { id, instant, version } from './common';
import { defineEndpoint } from './endpoint';
import { fileQuery, tableTypes } from './export';
import { Job } from './job';
import { importEntities, importFields, importStates, importLimits as limit, maxImportRows } from './limits/import';

const entity = z.enum(importEntities);
const field = z.enum(importEntities.flatMap((one) => importFields[one]));
const rowLimits = importEntities.map((one) => `${maxImportRows[one]} rows (${one})`).join(' or ');

/** For each column of the file the field to which it is mapped; null: not imported. Each field can be mapped once. */
export const ImportMapping = z.array(field.nullable()).max(limit.maxColumns);
export type ImportMapping = z.infer<typeof ImportMapping>;

/**
 * Why a row is refused. `value` is the cell or its beginning, with mobile numbers masked and a contact's number hidden
 * completely; left out for an empty cell.
 */
export const ImportError = z.object({
  /**
   * Row number as in a spreadsheet: the first row of the file is 1. A `sep=` line does not count because spreadsheets
   * do not show it.
   */
  row: z.int().min(2),
  /** Header of the column; null if the error concerns the whole row. */
  column: z.string().nullable(),
  /** Value of the cell. */
  value: z.string().optional(),
  /** Error message in the language of Accept-Language. */
  message: z.string(),
});
export type ImportError = z.infer<typeof ImportError>;

/** An import of a file. Nothing is written before it is confirmed. Only its operator sees it. */
export const Import = z.object({
  id,
  /** Entity of the rows. */
  entity,
  /** Name of the file that was uploaded. */
  fileName: z.string().max(limit.maxFileNameLength),
  /** `interrupted`: writing failed or was canceled; the rows written so far stay. */
  state: z.enum(importStates),
  /**
   * Row number of the header as in a spreadsheet: the first row that matches most columns, unless the operator selected
   * another.
   */
  headerRow: z.int().positive(),
  /** The first rows that are not blank. Each can be selected as the header. Formatted as in `sample`. */
  headerChoices: z
    .array(
      z.object({
        /** Row number as in a spreadsheet. */
        row: z.int().positive(),
        /** Cells of the row. */
        cells: z.array(z.string()),
      }),
    )
    .max(limit.maxHeaderChoices),
  /** Cells of the header, in order. */
  headers: z.array(z.string().max(limit.maxHeaderLength)).min(1).max(limit.maxColumns),
  /** Rows below the header. */
  rowCount: z
    .int()
    .positive()
    .max(Math.max(...Object.values(maxImportRows))),
  /** The first rows as text, with mobile numbers masked as in `138****1234`; long cells are cut. */
  sample: z.array(z.array(z.string())).max(limit.maxSampleRows),
  suggestedMapping: ImportMapping,
  /** Whether the mapping is the one that the same operator last confirmed for a file with exactly these headers. */
  isMappingRemembered: z.boolean(),
  /** Mapping of the last check; null before the first. */
  mapping: ImportMapping.nullable(),
  /** Result of the check; null before it has finished. */
  counts: z
    .object({
      /** Number of valid rows. */
      ok: z.int().nonnegative(),
      /** Number of invalid rows. */
      bad: z.int().nonnegative(),
    })
    .nullable(),
  /** The first errors of the check, by row. */
  errors: z.array(ImportError).max(limit.maxErrors),
  /** Number of all errors, including those that are not listed. */
  errorCount: z.int().nonnegative(),
  /**
   * URL of the refused rows with their reasons, below the API's prefix; append `?format=csv` or `xlsx`. Null if there
   * are none.
   */
  refusedFileUrl: z.string().startsWith('/').nullable(),
  /** The running or the last job. */
  jobId: id.nullable(),
  /** Number of rows written so far. */
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
      /** Entity of the rows. */
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
      /** Entity of the rows. */
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
      /** Row of one of `headerChoices`. */
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
