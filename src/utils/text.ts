import type { Locale } from './constants';

/** Texts of a section: its name, and the texts of each language by key. */
export type Texts<Key extends string = string> = { section: string } & Record<Locale, Readonly<Record<Key, string>>>;

export type MessageKey<T extends Texts> = Extract<keyof T['zh-CN'], string>;
export type MessageValues = Record<string, string | number>;

type Formatter = { formatMessage(descriptor: { id: string }, values?: MessageValues): string };

/**
 * Cache of texts without values, because react-intl would format them again for each cell of a table. Keyed by language
 * and by texts, which change on a hot update.
 */
const formatted = new WeakMap<Formatter, WeakMap<Texts, Map<string, string>>>();

function createFormatted(intl: Formatter, texts: Texts) {
  const sections = formatted.get(intl) ?? new WeakMap<Texts, Map<string, string>>();
  formatted.set(intl, sections);
  const known = sections.get(texts) ?? new Map<string, string>();
  sections.set(texts, known);
  return known;
}

/** Creates the formatter of a section of src/locales; its keys are type-checked. */
export function createT<T extends Texts>(intl: Formatter, texts: T) {
  const known = createFormatted(intl, texts);
  return function text(key: MessageKey<T>, values?: MessageValues) {
    const id = `${texts.section}.${key}`;
    if (values) return intl.formatMessage({ id }, values);
    const said = known.get(key) ?? intl.formatMessage({ id });
    known.set(key, said);
    return said;
  };
}

/** Adds a space between a number and a Chinese word, as in all texts of the console; texts of CLDR have none. */
export const spaceAroundNumbers = (text: string) => text.replace(/(\d)(?=\p{Script=Han})/gu, '$1 ');

/** Type of the formatter that `useText` returns. */
export type TextOf<T extends Texts> = ReturnType<typeof createT<T>>;
