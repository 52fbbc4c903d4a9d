import { Badge, Tag } from 'antd';
import type { ListColumn } from '@/components/list/columns';
import { When } from '@/components/When';
import type { ResultHint } from '@/contract/result-hint';
import { ReviewState } from './ReviewState';
import type { HintText, HintWords } from './words';

const severityColour: Partial<Record<ResultHint['severity'], string>> = {
  high: 'error',
  critical: 'error',
  medium: 'warning',
};

/** The columns of domain.md 6.14, eight of them shown at first. */
export const hintColumns = (t: HintText, words: HintWords): ListColumn<ResultHint>[] => [
  { key: 'name', title: t('column.name'), dataIndex: 'name', width: 124, sortable: true },
  {
    key: 'scope',
    title: t('column.scope'),
    width: 112,
    ellipsis: true,
    renderText: (_, hint) => words.scope(hint),
  },
  {
    key: 'level',
    title: t('column.level'),
    width: 104,
    render: (_, { levelCode, levelName, severity }) => (
      <Tag color={severityColour[severity]}>{words.level({ code: levelCode, name: levelName })}</Tag>
    ),
  },
  {
    key: 'severity',
    title: t('column.severity'),
    width: 90,
    initiallyHidden: true,
    renderText: (_, { severity }) => words.severity(severity),
  },
  { key: 'title', title: t('column.title'), dataIndex: 'title', width: 120, ellipsis: true },
  {
    key: 'primaryAction',
    title: t('column.primaryAction'),
    width: 110,
    initiallyHidden: true,
    renderText: (_, { primaryAction }) => t(`action.${primaryAction}`),
  },
  {
    key: 'usedCount',
    title: t('column.usedCount'),
    dataIndex: 'usedCount',
    align: 'right',
    width: 92,
    sortable: true,
    renderText: (count: number) => t('used', { count }),
  },
  { key: 'review', title: t('column.review'), width: 92, render: (_, hint) => <ReviewState hint={hint} /> },
  {
    key: 'reviewedAt',
    title: t('column.reviewedAt'),
    width: 156,
    sortable: true,
    initiallyHidden: true,
    render: (_, { reviewedAt }) => <When instant={reviewedAt} />,
  },
  { key: 'editor', title: t('column.editor'), dataIndex: 'textEditedByName', width: 96, initiallyHidden: true },
  {
    key: 'status',
    title: t('column.status'),
    width: 68,
    render: (_, { status }) => (
      <Badge
        status={status === 'enabled' ? 'success' : 'default'}
        text={t(`status.${status}`)}
        style={{ whiteSpace: 'nowrap' }}
      />
    ),
  },
  {
    key: 'updatedAt',
    title: t('column.updatedAt'),
    width: 156,
    sortable: true,
    render: (_, { updatedAt }) => <When instant={updatedAt} />,
  },
];
