import { history } from '@umijs/max';
import type { RowAction } from './actions';

/** Row action that leads to another screen, also in a new tab. */
export const linkAction = (key: string, label: string, href: string) =>
  ({ key, label, group: 'work', href, onClick: () => history.push(href) }) satisfies RowAction;
