import type { Locale } from './constants';

/** The texts of one section: its name, and what it says in each language, by key. */
export type Texts<Key extends string = string> = { section: string } & Record<Locale, Readonly<Record<Key, string>>>;

export type MessageKey<T extends Texts> = Extract<keyof T['zh-CN'], string>;
export type MessageValues = Record<string, string | number>;

type Formatter = { formatMessage(descriptor: { id: string }, values?: MessageValues): string };

/** What has no values says the same as long as the language stays; react-intl would build it anew for each cell of a table. */
const formatted = new WeakMap<Formatter, Map<string, string>>();

function textWithoutValues(intl: Formatter, id: string) {
  const texts = formatted.get(intl) ?? new Map<string, string>();
  formatted.set(intl, texts);
  const text = texts.get(id) ?? intl.formatMessage({ id });
  texts.set(id, text);
  return text;
}

/** Formats a message of one section of src/locales; its keys are checked by the compiler. */
export const textOf = <T extends Texts>(intl: Formatter, { section }: T) =>
  function text(key: MessageKey<T>, values?: MessageValues) {
    const id = `${section}.${key}`;
    return values ? intl.formatMessage({ id }, values) : textWithoutValues(intl, id);
  };

/** Sets a number apart from the Chinese word that follows it, as all texts of the console have it; CLDR's have no space. */
export const spaceNumbers = (text: string) => text.replace(/(\d)(?=\p{Script=Han})/gu, '$1 ');

/** What `useText` gives for these texts. */
export type TextOf<T extends Texts> = ReturnType<typeof textOf<T>>;
