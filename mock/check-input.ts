import type { z } from 'zod';
import { inLanguage, type Language, type Texts } from './language';

type Issue = z.core.$ZodRawIssue;

/** Text for a missing required value. */
const required: Texts = ['请填写', 'This is needed'];
const wrong: Texts = ['内容不符合要求', 'This cannot be accepted'];

const formats: Partial<Record<string, Texts>> = {
  url: ['请填写完整的网址', 'Enter a whole web address'],
  datetime: ['请填写日期和时间', 'Enter a date and a time'],
  date: ['请填写日期', 'Enter a date'],
};

/** Lower bound of characters, list entries, or the number itself. */
const getMinimumText = (origin: string, count: number | bigint): Texts => {
  if (origin === 'string') return [`至少 ${count} 个字符`, `At least ${count} characters`];
  if (origin === 'array') return [`至少 ${count} 项`, `At least ${count} entries`];
  return [`不能小于 ${count}`, `No less than ${count}`];
};
const getMaximumText = (origin: string, count: number | bigint): Texts => {
  if (origin === 'string') return [`最多 ${count} 个字符`, `At most ${count} characters`];
  if (origin === 'array') return [`最多 ${count} 项`, `At most ${count} entries`];
  return [`不能大于 ${count}`, `No more than ${count}`];
};

function getTexts(issue: Issue): Texts {
  const isNothing = issue.input === undefined || issue.input === null || issue.input === '';
  if (isNothing) return required;
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? ['请填写整数', 'Enter a whole number'] : wrong;
    case 'too_small':
      return Number(issue.minimum) <= 1 && ['string', 'array'].includes(issue.origin)
        ? required
        : getMinimumText(issue.origin, issue.minimum);
    case 'too_big':
      return getMaximumText(issue.origin, issue.maximum);
    case 'invalid_format':
      return formats[issue.format] ?? wrong;
    case 'unrecognized_keys':
      return ['这里不能填写此项', 'This has no place here'];
    default:
      return wrong;
  }
}

/**
 * Checks a request against its contract schema.
 *
 * @returns `data`, or error texts for operators by field path (docs/api.md)
 */
export function checkInput(schema: z.ZodType, input: unknown, language: Language) {
  const result = schema.safeParse(input, { error: (issue) => inLanguage(getTexts(issue), language) });
  if (result.success) return { data: result.data };
  const fields = Object.fromEntries(
    result.error.issues.flatMap((issue) => {
      const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
      const paths = names.length > 0 ? names.map((name) => [...issue.path, name]) : [issue.path];
      return paths.map((path) => [path.join('.'), { text: issue.message }] as const);
    }),
  );
  return { fields };
}
