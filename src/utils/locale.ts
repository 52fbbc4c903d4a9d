import { DEFAULT_LOCALE, type Locale, SUPPORTED_LOCALES } from './constants';

/** Where Umi's locale plugin keeps the language. */
export const STORAGE_KEY = 'umi_locale';
const rtlLanguages = new Set(['he', 'ar', 'fa', 'ku']);

/** Reading direction of a locale (docs/spec.md section 9: he, ar, fa and ku run from right to left). */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return rtlLanguages.has(language) ? 'rtl' : 'ltr';
}

export const isSupportedLocale = (locale: string | null): locale is Locale =>
  SUPPORTED_LOCALES.some((supported) => supported === locale);

/**
 * The stored locale, after one that the console does not speak has been reset. Left alone, it
 * would give this console's default texts inside antd's English ones.
 */
export function getInitialLocale(storage: Storage): Locale {
  const stored = storage.getItem(STORAGE_KEY);
  if (isSupportedLocale(stored)) return stored;
  if (stored !== null) storage.setItem(STORAGE_KEY, DEFAULT_LOCALE);
  return DEFAULT_LOCALE;
}

/** Tells browser and screen reader which language the page is in. The console is not to be translated: it has languages, and a translated name or figure is a wrong one. */
export function applyToDocument(locale: string) {
  const { documentElement } = document;
  documentElement.lang = locale;
  documentElement.dir = getDirection(locale);
  documentElement.translate = false;
}
