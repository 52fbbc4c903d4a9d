import type { ExportFormat } from '../../src/contract/export';
import {
  type HospitalImportField,
  hospitalImportFields,
  hospitalImportRequired,
  importLimits,
} from '../../src/contract/limits/import';
import { foldName } from '../../src/domain/hospital/name';
import { bytesOf, fileHeaders } from '../export/file';
import type { Sheet } from '../export/xlsx';
import { inLanguage, type Language, type Texts } from '../language';
import { fieldNames, optionLabels } from './vocabulary';

const exampleName: Texts = ['示例医院（请删除本行）', 'Example hospital (please delete this row)'];

const example: Record<HospitalImportField, Texts> = {
  name: exampleName,
  shortName: ['示例', 'Example'],
  orgCode: ['PDY000000', 'PDY000000'],
  level: ['三级甲等', 'Grade 3A'],
  nature: ['公立', 'Public'],
  kind: ['综合', 'General'],
  departments: ['消化内科、内镜中心', '消化内科, 内镜中心'],
  region: ['广东省深圳市南山区', '440305'],
  address: ['健康路 1 号', '健康路 1 号'],
  latitude: ['22.53', '22.53'],
  longitude: ['113.93', '113.93'],
  phone: ['0755-20000000', '0755-20000000'],
  contactName: ['张示例', 'Example Person'],
  contactMobile: ['14000000000', '14000000000'],
  openHours: ['周一至周五 8:00–17:00', 'Mon–Fri 8:00–17:00'],
  intro: ['', ''],
  joinedAt: ['2026-01-31', '2026-01-31'],
  sort: ['100', '100'],
};

const exampleNames = new Set(exampleName.map(foldName));

/** Whether a name is the one in the template: nobody means to import that row. */
export const isExample = (name: string) => exampleNames.has(foldName(name));

const nameOf = (field: HospitalImportField): Texts => [fieldNames[field][0], fieldNames[field][1]];
const required = new Set<HospitalImportField>(hospitalImportRequired);

/** A header, required fields starred, and a row that shows how to fill it in. */
function tableOf(say: (texts: Texts) => string): Sheet {
  return {
    name: say(['医院', 'Hospitals']),
    header: hospitalImportFields.map((field) => `${required.has(field) ? '*' : ''}${say(nameOf(field))}`),
    lines: [hospitalImportFields.map((field) => say(example[field]))],
    widths: hospitalImportFields.map(() => 18),
    choices: hospitalImportFields.flatMap((field, column) => {
      const options = optionLabels[field]?.map(say);
      return options ? [{ column, options, lastRow: importLimits.maxRows + 1 }] : [];
    }),
  };
}

/** What each field takes. It follows the table: of a workbook only the first sheet is imported. */
function guideOf(say: (texts: Texts) => string): Sheet {
  return {
    name: say(['填写说明', 'Instructions']),
    header: [
      say(['字段', 'Field']),
      say(['是否必填', 'Required']),
      say(['可选值', 'Options']),
      say(['示例', 'Example']),
    ],
    lines: hospitalImportFields.map((field) => [
      say(nameOf(field)),
      say(required.has(field) ? ['必填', 'Required'] : ['选填', 'Optional']),
      (optionLabels[field] ?? []).map(say).join(say(['、', ', '])),
      say(example[field]),
    ]),
    widths: [18, 12, 80, 28],
  };
}

/** The template in the language of whoever asks; in a workbook with lists to choose from and a guide. */
export async function templateFile(format: ExportFormat, language: Language) {
  const say = (texts: Texts) => inLanguage(texts, language);
  const body = await bytesOf(format, tableOf(say), [guideOf(say)]);
  return {
    body,
    headers: fileHeaders(
      format,
      `${inLanguage(['医院导入模板', 'hospital-import-template'], language)}.${format}`,
      `hospital-import-template.${format}`,
    ),
  };
}
