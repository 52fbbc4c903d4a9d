import { Link } from '@umijs/max';
import { RelativeTime } from '@/components/display/RelativeTime';
import { enabledTones, StatusBadge } from '@/components/display/StatusBadge';
import type { ListColumn } from '@/components/list/columns';
import type { CategoryNode } from '@/domain/category/tree';
import { CategoryName } from './CategoryName';
import { ColorSwatch } from './ColorSwatch';
import styles from './category.module.css';
import type { CategoryText } from './filters';

const projectsPath = (id: string) => `/project/project-list?${new URLSearchParams({ categoryId: id })}`;

/** Columns of docs/domain.md 6.14. */
export const categoryColumns = (
  t: CategoryText,
  statusLabel: (status: string) => string,
): ListColumn<CategoryNode>[] => [
  {
    key: 'name',
    title: t('column.name'),
    // Room for the longest name, the icon and the indent of the tree.
    width: 240,
    className: styles.name,
    isName: true,
    render: (_, category) => <CategoryName {...category} />,
  },
  { key: 'code', title: t('column.code'), dataIndex: 'code', width: 122 },
  {
    key: 'description',
    title: t('column.description'),
    dataIndex: 'description',
    width: 148,
    ellipsis: true,
  },
  { key: 'color', title: t('column.color'), width: 112, render: (_, { color }) => <ColorSwatch color={color} /> },
  {
    key: 'isHome',
    title: t('column.isHome'),
    width: 92,
    renderText: (_, { isHome }) => t(`home.${isHome}`),
  },
  {
    key: 'projectCount',
    title: t('column.projectCount'),
    dataIndex: 'projectCount',
    width: 88,
    align: 'right',
    render: (_, { id, name, projectsBelow: count }) =>
      count === 0 ? (
        t('projects', { count })
      ) : (
        <Link to={projectsPath(id)} aria-label={t('projectsOf', { name, count })}>
          {t('projects', { count })}
        </Link>
      ),
  },
  {
    key: 'status',
    title: t('column.status'),
    width: 106,
    // Members find no category below a disabled one.
    render: (_, { status, disabledParent }) =>
      status === 'enabled' && disabledParent !== undefined ? (
        <StatusBadge tone="default" label={t('parentDisabled')} />
      ) : (
        <StatusBadge tone={enabledTones[status]} label={statusLabel(status)} />
      ),
  },
  {
    key: 'sort',
    title: t('field.sort'),
    dataIndex: 'sort',
    align: 'right',
    width: 84,
    initiallyHidden: true,
  },
  {
    key: 'updatedAt',
    title: t('column.updatedAt'),
    width: 168,
    initiallyHidden: true,
    render: (_, { updatedAt }) => <RelativeTime instant={updatedAt} />,
  },
  {
    key: 'updatedByName',
    title: t('column.updatedByName'),
    dataIndex: 'updatedByName',
    width: 112,
    initiallyHidden: true,
  },
];
