import type { MenuDataItem } from '@ant-design/pro-components';

const getVisibleEntries = ({ children = [] }: MenuDataItem) =>
  children.filter(({ name, hideInMenu }) => name && !hideInMenu);

/**
 * Hides the only entry of a section: the section itself leads there, and the side menu, which would repeat it, leaves
 * its space to the page.
 */
export const hideSingleEntries = (sections: MenuDataItem[]): MenuDataItem[] =>
  sections.map((section) => {
    const [first, ...others] = getVisibleEntries(section);
    if (!first || others.length > 0 || getVisibleEntries(first).length > 0) return section;
    return { ...section, children: section.children?.map((child) => ({ ...child, hideInMenu: true })) };
  });
