import { localeInfo } from '@@/plugin-locale/localeExports';
import type { Locale } from '@/utils/constants';
import type { ScreenSection, ScreenTexts } from './screens';

/**
 * Adds a section that comes with the code of the screens which use it, in both languages. Called while that code is
 * loaded: whoever draws the screen afterwards, or changes the language, finds the texts there.
 */
export function registerTexts<S extends ScreenSection>(
  section: S,
  texts: Record<Locale, Record<keyof ScreenTexts[S], string>>,
) {
  for (const [locale, words] of Object.entries(texts)) {
    // Into the messages that every intl object reads: by Umi's addLocale those at hand would keep the old ones,
    // and the whole console would be drawn anew.
    const { messages } = localeInfo[locale];
    for (const [key, text] of Object.entries(words)) messages[`${section}.${key}`] = text;
  }
}
