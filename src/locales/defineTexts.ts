import { localeInfo } from '@@/plugin-locale/localeExports';
import type { Locale } from '@/utils/constants';
import type { Texts } from '@/utils/text';

/**
 * Registers the texts of a section. Components import the texts that they use, so that the texts load with their code
 * and exist before they render.
 */
export function defineTexts<Key extends string>(
  section: string,
  texts: Record<Locale, Record<Key, string>>,
): Texts<Key> {
  for (const [locale, words] of Object.entries<Record<string, string>>(texts)) {
    // Writes into the messages object that every intl object reads. Umi's addLocale would leave existing intl objects
    // with the old messages and re-render the whole console.
    const { messages } = localeInfo[locale];
    for (const [key, text] of Object.entries(words)) messages[`${section}.${key}`] = text;
  }
  return { section, ...texts };
}
