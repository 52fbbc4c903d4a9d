import type { Locale } from './constants';

/** The texts of one section: its name, and what it says in each language, by key. */
export type Texts<Key extends string = string> = { section: string } & Record<Locale, Readonly<Record<Key, string>>>;

export type MessageKey<T extends Texts> = Extract<keyof T['zh-CN'], string>;
export type MessageValues = Record<string, string | number>;

type Formatter = { formatMessage(descriptor: { id: string }, values?: MessageValues): string };

/**
 * What has no values says the same as long as the language stays; react-intl would build it anew for each cell of a
 * table. By the texts too: a developer who changes them has others.
 */
const formatted = new WeakMap<Formatter, WeakMap<Texts, Map<string, string>>>();

function createFormatted(intl: Formatter, texts: Texts) {
  const sections = formatted.get(intl) ?? new WeakMap<Texts, Map<string, string>>();
  formatted.set(intl, sections);
  const known = sections.get(texts) ?? new Map<string, string>();
  sections.set(texts, known);
  return known;
}

/** Formats a message of one section of src/locales; its keys are checked by the compiler. */
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

/** Sets a number apart from the Chinese word that follows it, as all texts of the console have it; CLDR's have no space. */
export const spaceAroundNumbers = (text: string) => text.replace(/(\d)(?=\p{Script=Han})/gu, '$1 ');

/** What `useText` gives for these texts. */
export type TextOf<T extends Texts> = ReturnType<typeof createT<T>>;
