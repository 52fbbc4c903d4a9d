import type { MenuDataItem } from '@ant-design/pro-components';
import { withDecorativeIcons } from './decorativeIcons';
import { hideSingleEntries } from './hide-single-entries';

type ShellRoute = { id?: string; children?: MenuDataItem[] };

const SHELL = 'ant-design-pro-layout';

let shell: ShellRoute | undefined;

/** Stores the shell route, the parent of the menu routes, as Umi created it. */
export function keepShellRoute(routes: readonly ShellRoute[]) {
  shell = routes.find(({ id }) => id === SHELL);
}

const menuDataRender = (sections: MenuDataItem[]) => hideSingleEntries(withDecorativeIcons(sections));
const menu = { locale: true };

/**
 * Stable menu props for ProLayout. Umi's own are new objects on every URL change, for which the menu was built and
 * translated again before the page could respond.
 */
export const menuSource = () => ({ menu, menuDataRender, ...(shell && { route: shell }) });
