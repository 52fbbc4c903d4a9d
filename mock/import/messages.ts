import { type ImportEntity, importLimits, maxImportRows } from '../../src/contract/limits/import';
import { defineMessages, type Refusal } from '../messages';

export const importMessages = defineMessages({
  importTooLarge: [`文件不能超过 ${importLimits.maxFileMb} MB`, `The file is larger than ${importLimits.maxFileMb} MB`],
  importOldExcel: ['不支持旧版 .xls，请另存为 .xlsx', 'Old .xls files cannot be read, please save it as .xlsx'],
  importNotTable: ['无法识别为 CSV 或 XLSX 表格', 'This is neither a CSV nor an XLSX table'],
  importTextAsXlsx: [
    '文件名是 .xlsx，内容却不是 XLSX 表格，而是文本；如果是 CSV，请把扩展名改为 .csv 再上传',
    'It is called .xlsx but holds text, not an XLSX table. If it is CSV, rename it to .csv and upload it again',
  ],
  importEmpty: ['表格没有数据行', 'The table has no rows'],
  importTooManyRows: ['数据行过多', 'There are too many rows'],
  importTooManyColumns: ['列数过多', 'There are too many columns'],
  importHeaderTooLong: ['表头过长', 'A header is too long'],
  importHeaderRepeated: ['表头有重复的列名', 'Two columns have the same header'],
  importHeaderMissing: ['有数据的列缺少表头', 'A column with data has no header'],
  importHeaderRow: ['这一行不能作为表头', 'This row cannot be the header'],
  importMappingLength: ['映射与文件的列数不一致', 'The mapping does not fit the columns of the file'],
  importFieldUnknown: ['映射中有不存在的字段', 'A column is mapped to a field that does not exist'],
  importFieldRepeated: ['同一字段对应了多列', 'Two columns are mapped to the same field'],
  importFieldMissing: ['必填字段没有对应的列', 'A field that is needed has no column'],
  importExpired: ['导入已过期，请重新上传', 'The import has expired, please upload the file again'],
  importUnderWay: ['导入任务正在进行', 'A job of this import is under way'],
  importNotChecked: ['请先完成检查', 'Please check the file first'],
  importNothingGood: ['没有可导入的行', 'There is no row that could be imported'],
  importOver: ['导入已结束', 'This import is over'],
});

/** Includes the limit, which differs by entity. */
export function getTooManyRowsMessage(entity: ImportEntity): Refusal {
  const max = maxImportRows[entity];
  return {
    ...importMessages.importTooManyRows,
    texts: [`数据行不能超过 ${max} 行`, `There are more than ${max} rows`],
  };
}
