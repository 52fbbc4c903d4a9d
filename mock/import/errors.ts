import type { CommonProblem } from '../../src/domain/import/row-reader';
import { joinWords } from '../export/column';
import { inLanguage, type Language, type Texts } from '../language';
import type { ImportSpec, ProblemWords, RowError } from './spec';

const signed = (number = 0) => String(number).replace('-', '−');

const commonWords: Record<Exclude<CommonProblem, 'notAnOption'> | 'exampleRow' | 'tooManyCells', ProblemWords> = {
  required: ['必填', 'Required'],
  tooShort: ({ min }) => [`至少 ${min} 个字`, `At least ${min} characters`],
  tooLong: ({ max }) => [`不能超过 ${max} 个字`, `At most ${max} characters`],
  tooMany: ({ max }) => [`不能超过 ${max} 个`, `At most ${max}`],
  notANumber: ({ isWhole }) => (isWhole ? ['须为整数', 'Must be a whole number'] : ['须为数字', 'Must be a number']),
  outOfRange: ({ min, max }) => [
    `须在 ${signed(min)}–${signed(max)} 之间`,
    `Must be between ${signed(min)} and ${signed(max)}`,
  ],
  mobile: ['手机号格式不正确', 'Not a valid mobile number'],
  date: ['日期格式应为 2026-01-31', 'Use the format 2026-01-31'],
  exampleRow: ['这是模板的示例行，请删除', 'This is the example row of the template. Delete it'],
  tooManyCells: ['单元格比表头多', 'This row has more cells than the header'],
};

const findWords = (words: Readonly<Record<string, ProblemWords>>, problem: string) =>
  Object.hasOwn(words, problem) ? words[problem] : undefined;

/** Explains how to fix a row. */
export function getErrorTexts({ columns, words }: ImportSpec, { field, problem, ...facts }: RowError): Texts {
  if (problem === 'notAnOption') {
    const labels = (field !== null && columns[field]?.options) || [];
    const options = (language: Language) =>
      joinWords(
        labels.map((label) => inLanguage(label, language)),
        language,
      );
    return [`可填：${options('zh-CN')}`, `One of: ${options('en-US')}`];
  }
  const found = findWords(words, problem) ?? findWords(commonWords, problem);
  if (!found) throw new Error(`nobody says ${problem}`);
  return typeof found === 'function' ? found(facts) : found;
}

export const formatError = (spec: ImportSpec, error: RowError, language: Language) =>
  inLanguage(getErrorTexts(spec, error), language);
