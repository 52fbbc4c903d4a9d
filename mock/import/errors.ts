import { hospital as limit } from '../../src/contract/limits/hospital';
import type { HospitalImportField } from '../../src/contract/limits/import';
import { sort } from '../../src/contract/limits/sort';
import { joined } from '../export/column';
import { inLanguage, type Language } from '../language';
import type { RowError } from './import-row';
import { optionLabels } from './vocabulary';

type Field = HospitalImportField;

const lengths: { [Name in Field]?: number } = {
  name: limit.maxNameLength,
  shortName: limit.maxShortNameLength,
  orgCode: limit.maxOrgCodeLength,
  departments: limit.maxDepartmentLength,
  address: limit.maxAddressLength,
  contactName: limit.maxContactNameLength,
  openHours: limit.maxOpenHoursLength,
  intro: limit.maxIntroLength,
};
const ranges: { [Name in Field]?: string } = {
  latitude: `−${limit.latitude}–${limit.latitude}`,
  longitude: `−${limit.longitude}–${limit.longitude}`,
  sort: `${sort.min}–${sort.max}`,
};

/** Why a row is refused, in words that say what would do. */
export function errorText({ field, problem }: RowError, language: Language): string {
  const say = (chinese: string, english: string) => inLanguage([chinese, english], language);
  const max = field === null ? '' : lengths[field];
  switch (problem) {
    case 'required':
      return say('必填', 'This is needed');
    case 'tooShort':
      return say(`至少 ${limit.minNameLength} 个字`, `At least ${limit.minNameLength} characters`);
    case 'tooLong':
      return say(`不能超过 ${max} 个字`, `At most ${max} characters`);
    case 'tooMany':
      return say(`不能超过 ${limit.maxDepartments} 个`, `At most ${limit.maxDepartments}`);
    case 'notAnOption': {
      const labels = field === null ? [] : (optionLabels[field] ?? []);
      const options = joined(
        labels.map((texts) => inLanguage(texts, language)),
        language,
      );
      return say(`可填：${options}`, `One of: ${options}`);
    }
    case 'regionUnknown':
      return say('没有这个地区，请填到区县，如“广东省深圳市南山区”', 'There is no such district');
    case 'regionAmbiguous':
      return say('有多个同名地区，请写明省份', 'Several districts fit, please name the province');
    case 'notANumber':
      return field === 'sort' ? say('须为整数', 'This is not a whole number') : say('须为数字', 'This is not a number');
    case 'outOfRange': {
      const range = field === null ? '' : ranges[field];
      return say(`须在 ${range} 之间`, `Out of ${range}`);
    }
    case 'joinedInFuture':
      return say('不能晚于明天', 'Not later than tomorrow');
    case 'coordinateMissing':
      return say('经度和纬度须同时填写', 'Latitude and longitude go together');
    case 'phone':
      return say('电话格式不正确', 'This is not a phone number');
    case 'mobile':
      return say('手机号格式不正确', 'This is not a mobile number');
    case 'date':
      return say('日期格式应为 2026-01-31', 'Dates are written 2026-01-31');
    case 'nameTaken':
      return say('已有同名医院', 'There is a hospital of this name already');
    case 'nameRepeated':
      return say('文件中有同名医院', 'The file has this name twice');
    case 'exampleRow':
      return say('这是模板的示例行，请删除', 'This is the example of the template, please delete it');
    case 'tooManyCells':
      return say('单元格比表头多', 'The row has more cells than the header');
  }
}
