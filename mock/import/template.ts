import type { ExportFormat } from '../../src/contract/export';
import { type HospitalImportField, hospitalImportFields } from '../../src/contract/limits/import';
import { foldName } from '../../src/domain/hospital/name';
import { bytesOf, fileHeaders } from '../export/file';
import { inLanguage, type Language, type Texts } from '../language';
import { fieldNames } from './vocabulary';

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

/** The template in the language of whoever asks: a header, and a row that shows how to fill it in. */
export async function templateFile(format: ExportFormat, language: Language) {
  const body = await bytesOf(format, {
    header: hospitalImportFields.map((field) => fieldNames[field][language === 'en-US' ? 1 : 0]),
    lines: [hospitalImportFields.map((field) => inLanguage(example[field], language))],
    widths: hospitalImportFields.map(() => 18),
  });
  return {
    body,
    headers: fileHeaders(
      format,
      `${inLanguage(['医院导入模板', 'hospital-import-template'], language)}.${format}`,
      `hospital-import-template.${format}`,
    ),
  };
}
