import { Table, Typography } from 'antd';
import type { Import, ImportError } from '@/contract/import';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';
import styles from './import.module.css';

const PAGE_SIZE = 10;

/** Errors of a file, by row and column as in a spreadsheet. */
export function RefusedRowsTable({ imported: { errors, errorCount } }: { imported: Import }) {
  const t = useText(importTexts);
  return (
    <div>
      <Typography.Title level={3} style={{ fontSize: 14 }}>
        {t('errors.title', { count: errorCount })}
      </Typography.Title>
      {errorCount > errors.length && <p>{t('errors.first', { shown: errors.length, count: errorCount })}</p>}
      <Table<ImportError>
        size="small"
        rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
        dataSource={errors}
        pagination={errors.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
        columns={[
          { key: 'row', dataIndex: 'row', title: t('errors.row'), width: 64 },
          {
            key: 'column',
            title: t('errors.column'),
            width: 140,
            className: styles.cell,
            render: (_, { column }) => column ?? t('errors.wholeRow'),
          },
          {
            key: 'value',
            title: t('errors.value'),
            width: 180,
            className: styles.cell,
            render: (_, { value }) => <bdi>{value ?? t('errors.empty')}</bdi>,
          },
          { key: 'message', dataIndex: 'message', title: t('errors.problem'), className: styles.cell },
        ]}
      />
    </div>
  );
}
