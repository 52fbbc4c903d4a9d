import { useIntl, useLocation } from '@umijs/max';
import { appTexts } from '@/locales/app';
import { menuTexts } from '@/locales/menu';

/** Title of the screen at a path by the menu, or the product name. */
export function screenTitle(intl: ReturnType<typeof useIntl>, pathname: string) {
  const key = `${menuTexts.section}.${pathname.replace(/^\/+|\/+$/g, '').replaceAll('/', '.')}`;
  return intl.formatMessage({ id: intl.messages[key] ? key : `${appTexts.section}.name` });
}

/** Title of the current screen. */
export function useScreenTitle() {
  return screenTitle(useIntl(), useLocation().pathname);
}
