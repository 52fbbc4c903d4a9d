import { Table } from 'antd';
import type { FailedRow } from '@/contract/bulk';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { jobTexts } from '@/locales/job';

const PAGE_SIZE = 10;

type Props = {
  rows: FailedRow[];
  entity?: string;
  /** URL where the cause can be fixed; it opens in a new tab, so that the list stays. */
  getFixHref?: (id: string) => string;
};

/** Rows that a bulk action has not changed, with their names and reasons. */
export function FailedRows({ rows, entity = '', getFixHref }: Props) {
  const t = useText(jobTexts);
  const label = useEnumLabel(jobTexts, 'row');
  return (
    <Table<FailedRow>
      size="small"
      rowKey="id"
      dataSource={rows}
      pagination={rows.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
      columns={[
        {
          key: 'label',
          title: label(entity) ?? t('row'),
          render: (_, { id, label: name }) =>
            getFixHref ? (
              <a href={getFixHref(id)} target="_blank" rel="noreferrer">
                {name}
              </a>
            ) : (
              name
            ),
        },
        { key: 'reason', dataIndex: 'reason', title: t('reason') },
      ]}
    />
  );
}
