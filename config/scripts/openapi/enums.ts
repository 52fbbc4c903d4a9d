import { checkCodes } from '../../../src/contract/limits/quiz-checks';
import quizLabels from '../../../src/locales/en-US/quiz';
import type { EnumSource, notes } from './annotate';
import { enumNames } from './enum-names';
import { type JsonSchema, pascal } from './json-schema';
import { inDocument } from './texts';

/** `memberStatuses` as `MemberStatus`. */
function singular(name: string) {
  const word = pascal(name);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|us|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
}

const isSort = (values: readonly unknown[]) => values.some((value) => values.includes(`-${value}`));
const SORT = 'What to sort by, ascending; with `-` in front descending';

/** Adds the text of each value as a list to the description, and as `x-enum-descriptions` for generators. */
export function withTexts(schema: JsonSchema, texts: Record<string, string>): JsonSchema {
  const values = (schema.enum ?? []).map(String);
  const names = enumNames(values);
  const bullets = values.flatMap((value) => (texts[value] ? [`- \`${value}\`: ${texts[value]}`] : []));
  const said = [inDocument(schema.description ?? (isSort(values) ? SORT : '')), bullets.join('\n')].filter(Boolean);
  return {
    ...schema,
    description: said.join('\n\n'),
    ...(bullets.length === values.length && { 'x-enum-descriptions': values.map((value) => texts[value] ?? '') }),
    ...(names && { 'x-enum-varnames': names }),
  };
}

/** The UI text of a quiz check; the contract has no text for these values. */
function getLabel(value: string, list: readonly string[]) {
  const isOfChecks = checkCodes.some((code) => code === value) && list.length === checkCodes.length;
  return isOfChecks ? quizLabels[`check.${value as (typeof checkCodes)[number]}`] : undefined;
}

/** Creates the components of the lists of values in src/contract, and finds the texts of their values. */
export function createEnums({ lists }: typeof notes, isTaken: (name: string) => boolean) {
  const all = [...lists.values()];
  const problems = new Set<string>();
  const byKey = new Map(all.flatMap((list) => (list.name ? [[`${list.file} ${list.name}`, list]] : [])));

  function nameOf(list: EnumSource) {
    const name = singular(list.name);
    const isShared = all.some((other) => other !== list && singular(other.name) === name);
    if (!isShared && !isTaken(name)) return name;
    const entity = pascal(list.file.replace(/^.*\/|\.ts$/g, ''));
    return name.startsWith(entity) ? `${name}Value` : entity + name;
  }

  /** Text of `value` in `list`, or in lists that contain it or are part of it; undefined if these texts differ. */
  function textOf(value: string, list: readonly string[]) {
    const related = all.filter(
      ({ values, texts }) =>
        texts[value] && (list.every((item) => values.includes(item)) || values.every((item) => list.includes(item))),
    );
    const same = related.filter(({ values }) => values.length === list.length);
    const found = same.length > 0 ? same : related;
    const texts = new Set(found.map((other) => other.texts[value]));
    const [text] = texts;
    return texts.size === 1 ? text : undefined;
  }

  const textsOf = (list: readonly string[], own: Record<string, string> = {}) =>
    Object.fromEntries(
      list.flatMap((value) => {
        const text = own[value] ?? textOf(value, list) ?? getLabel(value, list);
        return text ? [[value, text]] : [];
      }),
    );

  /** Records a problem for values without a text. Sort values need none. */
  function check(values: readonly string[], texts: Record<string, string>, where: string) {
    const untold = values.filter((value) => !texts[value] && !isSortValue(value, values));
    if (untold.length > 0) problems.add(`${where}: ${untold.join(', ')}`);
  }
  const isSortValue = (value: string, values: readonly string[]) =>
    value.startsWith('-') || values.includes(`-${value}`);

  return {
    problems,
    /** Texts of the properties of a record whose keys are enum values. */
    textsOf({ 'x-list': key = '', properties = {} }: JsonSchema) {
      const list = byKey.get(key);
      return list ? textsOf(list.values, list.texts) : textsOf(Object.keys(properties));
    },
    /** The component of an enum created from a named list; undefined for other enums. */
    component({ 'x-list': key = '', type }: JsonSchema) {
      const list = byKey.get(key);
      if (!list) return undefined;
      const texts = textsOf(list.values, list.texts);
      check(list.values, texts, `${list.file} ${list.name}`);
      const schema = withTexts(
        { type, enum: [...list.values], ...(list.description && { description: list.description }) },
        texts,
      );
      return { name: nameOf(list), file: list.file, schema };
    },
    /** An enum without a name, with the texts of its values. */
    described({ 'x-list': _, ...schema }: JsonSchema, file: string) {
      const values = (schema.enum ?? []).map(String);
      const texts = textsOf(values);
      check(values, texts, `${file}, an enum without a name`);
      return withTexts(schema, texts);
    },
  };
}
