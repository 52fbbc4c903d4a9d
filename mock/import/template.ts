import type { ExportFormat } from '../../src/contract/export';
import { importRequired, maxImportRows } from '../../src/contract/limits/import';
import { createFileHeaders, getBytes } from '../export/file';
import type { Sheet } from '../export/xlsx';
import { inLanguage, type Language, type Texts } from '../language';
import type { ImportColumn, ImportSpec } from './spec';

type Translate = (texts: Texts) => string;

const getName = ({ names: [chinese, english] }: ImportColumn): Texts => [chinese, english];

const COLUMN_WIDTH = 18;

/** Columns of an entity with their `isRequired` flag. */
function getColumns({ entity, columns }: ImportSpec) {
  const required: readonly string[] = importRequired[entity];
  return Object.entries(columns).map(([field, column]) => ({ ...column, isRequired: required.includes(field) }));
}

/** Header with stars for required fields, and an example row. */
function getTable(spec: ImportSpec, translate: Translate): Sheet {
  const columns = getColumns(spec);
  return {
    name: translate(spec.name),
    header: columns.map((column) => `${column.isRequired ? '*' : ''}${translate(getName(column))}`),
    lines: [columns.map(({ example }) => translate(example))],
    widths: columns.map(() => COLUMN_WIDTH),
    choices: columns.flatMap(({ options }, column) =>
      options ? [{ column, options: options.map(translate), lastRow: maxImportRows[spec.entity] + 1 }] : [],
    ),
  };
}

/** Explanation of the fields. It is the second sheet, because only the first sheet is imported. */
function getGuide(spec: ImportSpec, translate: Translate): Sheet {
  return {
    name: translate(['填写说明', 'Instructions']),
    header: [
      translate(['字段', 'Field']),
      translate(['是否必填', 'Required']),
      translate(['可选值', 'Options']),
      translate(['示例', 'Example']),
      translate(['说明', 'Notes']),
    ],
    lines: getColumns(spec).map((column) => [
      translate(getName(column)),
      translate(column.isRequired ? ['必填', 'Required'] : ['选填', 'Optional']),
      (column.options ?? []).map(translate).join(translate(['、', ', '])),
      translate(column.example),
      column.note ? translate(column.note) : '',
    ]),
    widths: [COLUMN_WIDTH, 12, 80, 28, 80],
  };
}

/** Template in `language`; an XLSX file also has dropdown lists and a guide. */
export async function createTemplateFile(spec: ImportSpec, format: ExportFormat, language: Language) {
  const translate: Translate = (texts) => inLanguage(texts, language);
  const body = await getBytes(format, getTable(spec, translate), [getGuide(spec, translate)]);
  const plain = `${spec.entity}-import-template.${format}`;
  const name = language === 'en-US' ? plain : `${translate(spec.name)}导入模板.${format}`;
  return { body, headers: createFileHeaders(format, name, plain) };
}
