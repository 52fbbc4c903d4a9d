import type { ExportFormat } from '../../src/contract/export';
import { importRequired, maxImportRows } from '../../src/contract/limits/import';
import { fileHeaders, getBytes } from '../export/file';
import type { Sheet } from '../export/xlsx';
import { inLanguage, type Language, type Texts } from '../language';
import type { ImportColumn, ImportSpec } from './spec';

type Say = (texts: Texts) => string;

const getName = ({ names: [chinese, english] }: ImportColumn): Texts => [chinese, english];

const COLUMN_WIDTH = 18;

/** Columns of an entity with their `isRequired` flag. */
function getColumns({ entity, columns }: ImportSpec) {
  const required: readonly string[] = importRequired[entity];
  return Object.entries(columns).map(([field, column]) => ({ ...column, isRequired: required.includes(field) }));
}

/** Header with stars for required fields, and an example row. */
function getTable(spec: ImportSpec, say: Say): Sheet {
  const columns = getColumns(spec);
  return {
    name: say(spec.name),
    header: columns.map((column) => `${column.isRequired ? '*' : ''}${say(getName(column))}`),
    lines: [columns.map(({ example }) => say(example))],
    widths: columns.map(() => COLUMN_WIDTH),
    choices: columns.flatMap(({ options }, column) =>
      options ? [{ column, options: options.map(say), lastRow: maxImportRows[spec.entity] + 1 }] : [],
    ),
  };
}

/** Explanation of the fields. It is the second sheet, because only the first sheet is imported. */
function getGuide(spec: ImportSpec, say: Say): Sheet {
  return {
    name: say(['填写说明', 'Instructions']),
    header: [
      say(['字段', 'Field']),
      say(['是否必填', 'Required']),
      say(['可选值', 'Options']),
      say(['示例', 'Example']),
      say(['说明', 'Notes']),
    ],
    lines: getColumns(spec).map((column) => [
      say(getName(column)),
      say(column.isRequired ? ['必填', 'Required'] : ['选填', 'Optional']),
      (column.options ?? []).map(say).join(say(['、', ', '])),
      say(column.example),
      column.note ? say(column.note) : '',
    ]),
    widths: [COLUMN_WIDTH, 12, 80, 28, 80],
  };
}

/** Template in `language`; an XLSX file also has dropdown lists and a guide. */
export async function templateFile(spec: ImportSpec, format: ExportFormat, language: Language) {
  const say: Say = (texts) => inLanguage(texts, language);
  const body = await getBytes(format, getTable(spec, say), [getGuide(spec, say)]);
  const plain = `${spec.entity}-import-template.${format}`;
  const name = language === 'en-US' ? plain : `${say(spec.name)}导入模板.${format}`;
  return { body, headers: fileHeaders(format, name, plain) };
}
