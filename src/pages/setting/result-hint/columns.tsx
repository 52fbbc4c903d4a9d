import { Tag } from 'antd';
import { RelativeTime } from '@/components/display/RelativeTime';
import { enabledTones, StatusBadge } from '@/components/display/StatusBadge';
import type { ListColumn } from '@/components/list/columns';
import { ReviewBadge } from '@/components/review/ReviewBadge';
import type { ResultHint } from '@/contract/result-hint';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { resultHintTexts } from '@/locales/resultHint';
import styles from './columns.module.css';
import type { HintLabels, HintText } from './useHintLabels';

function HintStatus({ status }: Pick<ResultHint, 'status'>) {
  const word = useEnumLabelOrRaw(resultHintTexts, 'status');
  return <StatusBadge tone={enabledTones[status]} label={word(status)} />;
}

const severityColor: Partial<Record<ResultHint['severity'], string>> = {
  high: 'error',
  critical: 'error',
  medium: 'warning',
};

const Level = ({ name, color }: { name: string; color: string | undefined }) => (
  <Tag color={color} title={name} className={styles.tag}>
    {name}
  </Tag>
);

/** Columns of docs/domain.md 6.14, eight of them visible by default. */
export const hintColumns = (t: HintText, labels: HintLabels): ListColumn<ResultHint>[] => [
  { key: 'name', title: t('column.name'), dataIndex: 'name', width: 124, isName: true, ellipsis: true, sortable: true },
  {
    key: 'scope',
    title: t('column.scope'),
    width: 104,
    ellipsis: true,
    renderText: (_, hint) => labels.scope(hint),
  },
  {
    key: 'level',
    title: t('column.level'),
    width: 116,
    render: (_, { levelCode, levelName, severity }) => (
      <Level name={labels.level({ code: levelCode, name: levelName })} color={severityColor[severity]} />
    ),
  },
  {
    key: 'severity',
    title: t('column.severity'),
    width: 90,
    initiallyHidden: true,
    renderText: (_, { severity }) => labels.severity(severity),
  },
  { key: 'title', title: t('column.title'), dataIndex: 'title', width: 114, ellipsis: true },
  {
    key: 'primaryAction',
    title: t('column.primaryAction'),
    width: 110,
    initiallyHidden: true,
    ellipsis: true,
    renderText: (_, { primaryAction }) => labels.action(primaryAction),
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
  { key: 'review', title: t('column.review'), width: 92, render: (_, hint) => <ReviewBadge reviewed={hint} /> },
  {
    key: 'reviewedAt',
    title: t('column.reviewedAt'),
    width: 168,
    sortable: true,
    initiallyHidden: true,
    render: (_, { reviewedAt }) => <RelativeTime instant={reviewedAt} />,
  },
  {
    key: 'editor',
    title: t('column.editor'),
    dataIndex: 'textEditedByName',
    width: 96,
    ellipsis: true,
    initiallyHidden: true,
  },
  {
    key: 'status',
    title: t('column.status'),
    width: 94,
    render: (_, { status }) => <HintStatus status={status} />,
  },
  {
    key: 'updatedAt',
    title: t('column.updatedAt'),
    width: 168,
    sortable: true,
    render: (_, { updatedAt }) => <RelativeTime instant={updatedAt} />,
  },
];
