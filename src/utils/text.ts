import type { ScreenTexts } from '@/locales/screens';
import type zhCN from '@/locales/zh-CN';

export type Messages = typeof zhCN & ScreenTexts;
export type Section = keyof Messages;
export type MessageKey<S extends Section> = Extract<keyof Messages[S], string>;
export type MessageValues = Record<string, string | number>;

type Formatter = { formatMessage(descriptor: { id: string }, values?: MessageValues): string };

/** Formats a message of one section of src/locales; its keys are checked by the compiler. */
export const textOf = <S extends Section>(intl: Formatter, section: S) =>
  function text(key: MessageKey<S>, values?: MessageValues) {
    return intl.formatMessage({ id: `${section}.${key}` }, values);
  };
