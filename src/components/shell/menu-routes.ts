import type { MenuDataItem } from '@ant-design/pro-components';
import { cloneElement, isValidElement } from 'react';

const getVisibleEntries = ({ children = [] }: MenuDataItem) =>
  children.filter(({ name, hideInMenu }) => name && !hideInMenu);

/**
 * Hides the only entry of a section: the section itself leads there, and the side menu, which would repeat it, leaves
 * its space to the page.
 */
const hideSingleEntries = (sections: MenuDataItem[]): MenuDataItem[] =>
  sections.map((section) => {
    const [first, ...others] = getVisibleEntries(section);
    if (!first || others.length > 0 || getVisibleEntries(first).length > 0) return section;
    return { ...section, children: section.children?.map((child) => ({ ...child, hideInMenu: true })) };
  });

/**
 * Hides menu icons from screen readers: antd names an icon after its shape, so that the Welcome entry would be read as
 * "smile Welcome".
 */
const withDecorativeIcons = (items: MenuDataItem[]): MenuDataItem[] =>
  items.map((item) => ({
    ...item,
    icon: isValidElement<{ 'aria-hidden'?: boolean }>(item.icon)
      ? cloneElement(item.icon, { 'aria-hidden': true })
      : item.icon,
    children: item.children && withDecorativeIcons(item.children),
  }));

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
