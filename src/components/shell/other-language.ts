import { getLocale, setLocale } from '@umijs/max';
import { STORAGE_KEY } from '@/utils/locale';

const other = {
  'zh-CN': { locale: 'en-US', name: 'English' },
  'en-US': { locale: 'zh-CN', name: '中文' },
} as const;

/** The language that is not the present one, named in itself. */
export const getOtherLanguage = () => other[getLocale() === 'en-US' ? 'en-US' : 'zh-CN'];

/** Goes on in the other language, without reloading what is on the screen. */
export function switchLanguage() {
  const { locale } = getOtherLanguage();
  setLocale(locale, false);
  // Umi stores nothing where cookies are off.
  localStorage.setItem(STORAGE_KEY, locale);
}
