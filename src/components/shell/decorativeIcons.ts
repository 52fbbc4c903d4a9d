import type { MenuDataItem } from '@ant-design/pro-components';
import { cloneElement, isValidElement } from 'react';

/**
 * Hides menu icons from screen readers: antd names an icon after its shape, so that the Welcome entry would be read as
 * "smile Welcome".
 */
export const withDecorativeIcons = (items: MenuDataItem[]): MenuDataItem[] =>
  items.map((item) => ({
    ...item,
    icon: isValidElement<{ 'aria-hidden'?: boolean }>(item.icon)
      ? cloneElement(item.icon, { 'aria-hidden': true })
      : item.icon,
    children: item.children && withDecorativeIcons(item.children),
  }));
