import { localeInfo } from '@@/plugin-locale/localeExports';
import type { Locale } from '@/utils/constants';
import type { Texts } from '@/utils/text';

/**
 * Makes the texts of a section known to the console. What uses them imports them, so that they come with its code
 * and are there before it is drawn.
 */
export function defineTexts<Key extends string>(
  section: string,
  texts: Record<Locale, Record<Key, string>>,
): Texts<Key> {
  for (const [locale, words] of Object.entries<Record<string, string>>(texts)) {
    // Into the messages that every intl object reads: by Umi's addLocale those at hand would keep the old ones,
    // and the whole console would be drawn anew.
    const { messages } = localeInfo[locale];
    for (const [key, text] of Object.entries(words)) messages[`${section}.${key}`] = text;
  }
  return { section, ...texts };
}
