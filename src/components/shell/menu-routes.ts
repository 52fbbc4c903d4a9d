import type { MenuDataItem } from '@ant-design/pro-components';
import { withDecorativeIcons } from './decorativeIcons';
import { hideSingleEntries } from './hide-single-entries';

type ShellRoute = { id?: string; children?: MenuDataItem[] };

const SHELL = 'ant-design-pro-layout';

let shell: ShellRoute | undefined;

/** Keeps the route of the shell, which has those of the menu below it, as Umi has made it. */
export function keepShellRoute(routes: readonly ShellRoute[]) {
  shell = routes.find(({ id }) => id === SHELL);
}

const menuDataRender = (sections: MenuDataItem[]) => hideSingleEntries(withDecorativeIcons(sections));
const menu = { locale: true };

/**
 * What ProLayout makes its menu of: the same at each change of the address. Of Umi's own, which are always other
 * objects, the menu was made and translated anew before the page was answered.
 */
export const menuSource = () => ({ menu, menuDataRender, ...(shell && { route: shell }) });
