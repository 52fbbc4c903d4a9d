import { DEFAULT_LOCALE, type Locale, SUPPORTED_LOCALES } from './constants';

/** Storage key of Umi's locale plugin. */
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
 * The stored locale; an unsupported one is reset. Otherwise the console would show its default language and antd English.
 */
export function getInitialLocale(storage: Storage): Locale {
  const stored = storage.getItem(STORAGE_KEY);
  if (isSupportedLocale(stored)) return stored;
  if (stored !== null) storage.setItem(STORAGE_KEY, DEFAULT_LOCALE);
  return DEFAULT_LOCALE;
}

/** Sets the language of the page for browser and screen reader. The page is not translatable, because a translated name or figure is wrong. */
export function applyToDocument(locale: string) {
  const { documentElement } = document;
  documentElement.lang = locale;
  documentElement.dir = getDirection(locale);
  documentElement.translate = false;
}
