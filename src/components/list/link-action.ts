import { history } from '@umijs/max';
import type { RowAction } from './actions';

/** An action of a row that leads to another screen, in another tab too. */
export const linkAction = (key: string, label: string, href: string) =>
  ({ key, label, group: 'work', href, onClick: () => history.push(href) }) satisfies RowAction;
