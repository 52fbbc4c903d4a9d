import type { MenuDataItem } from '@ant-design/pro-components';
import { cloneElement, isValidElement } from 'react';

/**
 * The menu with icons that screen readers pass over: antd names an icon after its drawing, so that
 * the entry of Welcome would be read as "smile Welcome".
 */
export const withDecorativeIcons = (items: MenuDataItem[]): MenuDataItem[] =>
  items.map((item) => ({
    ...item,
    icon: isValidElement<{ 'aria-hidden'?: boolean }>(item.icon)
      ? cloneElement(item.icon, { 'aria-hidden': true })
      : item.icon,
    children: item.children && withDecorativeIcons(item.children),
  }));
