import { Table } from 'antd';
import type { FailedRow } from '@/contract/bulk';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { jobTexts } from '@/locales/job';

const PAGE_SIZE = 10;

/** Rows that an action on several left as they were, by what the entity is called by, each with its reason. */
export function FailedRows({ rows, entity = '' }: { rows: FailedRow[]; entity?: string }) {
  const t = useText(jobTexts);
  const label = useEnumLabel(jobTexts, 'row');
  return (
    <Table<FailedRow>
      size="small"
      rowKey="id"
      dataSource={rows}
      pagination={rows.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
      columns={[
        { key: 'label', dataIndex: 'label', title: label(entity) ?? t('row') },
        { key: 'reason', dataIndex: 'reason', title: t('reason') },
      ]}
    />
  );
}
