import { history, Link } from '@umijs/max';
import { Button, Empty, Table, type TableColumnsType, Tag } from 'antd';
import { useMemo } from 'react';
import { rowHandlers } from '@/components/list/open-row';
import type { WorkItem } from '@/contract/workbench';
import { severityColors } from '@/features/record/severity-colors';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { restoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { welcomeTexts } from '@/locales/welcome';
import { WorkDue, WorkStatus } from './WorkCells';
import styles from './welcome.module.css';
import { workPath } from './work-path';

const RECORDS = '/record/record-list?tab=all';
const WIDTH = 1014;
const rowKey = ({ kind, id }: WorkItem) => `${kind}:${id}`;
/** Severities that are shown beside the reason. */
const grave = new Set<string | null>(['high', 'critical']);

function NoWork({ isMine, onAll }: { isMine: boolean; onAll: () => void }) {
  const t = useText(welcomeTexts);
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(isMine ? 'next.none.mine' : 'next.none.all')}>
      {isMine ? (
        <Button
          onClick={({ currentTarget }) => {
            restoreFocus(currentTarget);
            onAll();
          }}
        >
          {t('next.toAll')}
        </Button>
      ) : (
        <Link to={RECORDS}>{t('next.toRecords')}</Link>
      )}
    </Empty>
  );
}

function useColumns(): TableColumnsType<WorkItem> {
  const t = useText(welcomeTexts);
  const kind = useEnumLabelOrRaw(welcomeTexts, 'kind');
  const cause = useEnumLabelOrRaw(welcomeTexts, 'cause');
  const severity = useEnumLabelOrRaw(recordTexts, 'severity');
  return useMemo(
    () => [
      { key: 'dueAt', title: t('column.dueAt'), width: 112, render: (_, item) => <WorkDue item={item} /> },
      { key: 'kind', title: t('column.kind'), width: 80, render: (_, item) => kind(item.kind) },
      {
        key: 'patient',
        title: t('column.patient'),
        width: 202,
        ellipsis: true,
        render: (_, item) => {
          const href = workPath(item);
          return (
            <span className={styles.patient}>
              <bdi>{item.patientNameMasked ?? t('unnamed')}</bdi>
              {href ? <Link to={href}>{item.no}</Link> : item.no}
            </span>
          );
        },
      },
      {
        key: 'project',
        title: t('column.project'),
        dataIndex: 'projectName',
        width: 160,
        ellipsis: true,
        render: (name) => name ?? '—',
      },
      {
        key: 'cause',
        title: t('column.cause'),
        width: 350,
        ellipsis: true,
        render: (_, item) => (
          <span className={styles.cause}>
            {cause(item.cause)}
            <span>
              {item.hasRedFlag && item.cause !== 'redFlags' && <Tag color="error">{t('redFlag')}</Tag>}
              {item.isCritical && <Tag color="error">{t('critical')}</Tag>}
              {item.lostContact && <Tag>{t(`lostContact.${item.lostContact}`)}</Tag>}
              {grave.has(item.severity) && (
                <Tag color={severityColors[item.severity ?? '']}>{severity(item.severity)}</Tag>
              )}
            </span>
          </span>
        ),
      },
      { key: 'status', title: t('column.status'), width: 110, render: (_, item) => <WorkStatus item={item} /> },
    ],
    [t, kind, cause, severity],
  );
}

type Props = { items: readonly WorkItem[]; isMine: boolean; onAll: () => void };

/** The most urgent work of all queues, with links. */
export function NextWork({ items, isMine, onAll }: Props) {
  const columns = useColumns();
  if (items.length === 0) return <NoWork isMine={isMine} onAll={onAll} />;
  return (
    <Table<WorkItem>
      size="small"
      rowKey={rowKey}
      dataSource={items}
      columns={columns}
      pagination={false}
      tableLayout="fixed"
      scroll={{ x: WIDTH }}
      rowClassName={styles.row ?? ''}
      onRow={(item) => {
        const href = workPath(item);
        return rowHandlers(href === undefined ? undefined : () => history.push(href), href);
      }}
    />
  );
}
