import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { loggedActions } from '../../config/scripts/openapi/logs';
import { isActivityType } from '../../mock/workbench/labels';
import { enUS, zhCN } from '../texts';

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

const chinese = flatten(zhCN);
const english = new Map(flatten(enUS));
type Part = { type: number; value: string; options?: Record<string, { value: Part[] }> };
const LITERAL = 0;
const POUND = 7;

const getValues = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ type, value, options = {} }) => [
    ...(type === LITERAL || type === POUND ? [] : [value]),
    ...Object.values(options).flatMap((option) => getValues(option.value)),
  ]);

/** Names of the values in a text, each once: English may use a value twice, next to its plural. */
const placeholders = (text: string) => [...new Set(getValues(new IntlMessageFormat(text).getAst() as Part[]))].sort();

/** Source files of the console, without tests and test helpers, which imports.test.ts keeps out of it. */
const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /locales|\.umi|^testing$/.test(entry.name) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) ? [path] : [];
  });

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

describe('both languages', () => {
  test('have the same keys', () => {
    expect([...english.keys()].sort()).toEqual(chinese.map(([key]) => key).sort());
  });

  test('use the same values in each text', () => {
    const differing = chinese.filter(
      ([key, text]) => placeholders(english.get(key) ?? '').join() !== placeholders(text).join(),
    );
    expect(differing).toEqual([]);
  });

  test('have no empty text', () => {
    expect([...chinese, ...english].filter(([, text]) => !text.trim())).toEqual([]);
  });

  test('have a label for each action of the change log', () => {
    const shownIn = { quiz: 'quizLog', record: 'recordDetail' } as Record<string, string>;
    const keys = new Set(chinese.map(([key]) => key));
    const missing = Object.entries(loggedActions).flatMap(([kind, actions]) => {
      const section = shownIn[kind] ?? kind;
      const hasOwnLog = chinese.some(([key]) => key.startsWith(`${section}.change.`));
      return actions
        .flatMap((action) => [
          ...(isActivityType(kind) ? [`welcome.action.${action}`] : []),
          // A reorder belongs to no single entity, so no change log shows it.
          ...(hasOwnLog && action !== 'reorder' ? [`${section}.change.${action}`] : []),
        ])
        .filter((key) => !keys.has(key));
    });
    expect(missing).toEqual([]);
  });

  test('English texts with a count have a singular form', () => {
    // These are limits and constants that are never one; the texts of `ownKey` have the singular under another key.
    const never = new Set(['max', 'min', 'length', 'seconds', 'minutes', 'mb', 'of', 'total', 'value', 'rows']);
    const ownKey = /^(analysis\.period\.last\.|visitPage\.cut$)/;
    const counted = [...english].flatMap(([key, text]) =>
      [...text.matchAll(/\{(\w+)(?:, number)?\} (?!is|was|has|as)[a-z]+s\b/g)]
        .filter(([, name]) => !never.has(name ?? '') && !ownKey.test(key))
        .map(([match]) => `${key}: ${match}`),
    );
    expect(counted).toEqual([]);
  });

  test('English texts contain no Chinese', () => {
    expect([...english].filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });
});

/**
 * Rules that parse or write Chinese content: messages to members, pasted documents and dates, titles of questions, and
 * names that the WeChat platform sends.
 */
const readsChinese = [
  join('src', 'domain', 'service-tip.ts'),
  join('src', 'domain', 'parse-date.ts'),
  join('src', 'domain', 'pinyin.ts'),
  join('src', 'domain', 'quiz', 'paste', 'vocabulary.ts'),
  join('src', 'domain', 'analysis', 'ages.ts'),
  join('src', 'domain', 'analysis', 'genders.ts'),
  join('src', 'domain', 'record', 'contradictions.ts'),
];

test('texts are only in src/locales', () => {
  const texts = [
    /\p{Script=Han}/u,
    // English words between tags or in these attributes would not be translated.
    />\s*[A-Z][a-z]+[^<>{}()=;]*<\//,
    /\b(title|label|placeholder|aria-label|alt)="[^"]*[A-Za-z]{2}/,
  ];
  const found = sources('src')
    .filter((path) => !readsChinese.includes(path))
    .flatMap((path) => {
      const source = withoutComments(readFileSync(path, 'utf8'));
      // The name of the other language is written in that language.
      const allowed = path.endsWith('other-language.ts') ? source.replace("'中文'", '') : source;
      return texts.flatMap((text) => allowed.match(text)?.[0] ?? []).map((match) => `${path}: ${match}`);
    });
  expect(found).toEqual([]);
});
