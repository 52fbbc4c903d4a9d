import { getLocale, setLocale } from '@umijs/max';
import { STORAGE_KEY } from '@/utils/locale';

const other = {
  'zh-CN': { locale: 'en-US', name: 'English' },
  'en-US': { locale: 'zh-CN', name: '中文' },
} as const;

/** The language that is not selected, with its own name. */
export const getOtherLanguage = () => other[getLocale() === 'en-US' ? 'en-US' : 'zh-CN'];

/** Switches to the other language without reloading the page. */
export function switchLanguage() {
  const { locale } = getOtherLanguage();
  setLocale(locale, false);
  // Umi does not store it if cookies are disabled.
  localStorage.setItem(STORAGE_KEY, locale);
}
