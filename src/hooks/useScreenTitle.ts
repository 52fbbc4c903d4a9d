import { useIntl, useLocation } from '@umijs/max';

/** Title of the current screen as the menu names it, or the product's name where the menu has none. */
export function useScreenTitle() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const key = `menu.${pathname.replace(/^\/+|\/+$/g, '').replaceAll('/', '.')}`;
  return intl.formatMessage({ id: intl.messages[key] ? key : 'app.name' });
}
