import { useIntl, useLocation } from '@umijs/max';
import { appTexts } from '@/locales/app';
import { menuTexts } from '@/locales/menu';

/** Title of the current screen as the menu names it, or the product's name where the menu has none. */
export function useScreenTitle() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const key = `${menuTexts.section}.${pathname.replace(/^\/+|\/+$/g, '').replaceAll('/', '.')}`;
  return intl.formatMessage({ id: intl.messages[key] ? key : `${appTexts.section}.name` });
}
