import { Table } from 'antd';
import type { FailedRow } from '@/contract/bulk';
import { useText } from '@/hooks/useText';
import { jobTexts } from '@/locales/job';

const PAGE_SIZE = 10;

/** Rows that an action on several left as they were, each with its reason. */
export function FailedRows({ rows }: { rows: FailedRow[] }) {
  const t = useText(jobTexts);
  return (
    <Table<FailedRow>
      size="small"
      rowKey="id"
      dataSource={rows}
      pagination={rows.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
      columns={[
        { key: 'label', dataIndex: 'label', title: t('row') },
        { key: 'reason', dataIndex: 'reason', title: t('reason') },
      ]}
    />
  );
}
