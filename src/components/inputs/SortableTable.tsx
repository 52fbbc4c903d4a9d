import { Table, type TableProps } from 'antd';
import type { HTMLAttributes } from 'react';
import { useText } from '@/hooks/useText';
import { HandleProvider, Reordering, RowHandles, useSortableRow } from './Reordering';
import { useReorder } from './useReorder';

type Props<Row> = Pick<TableProps<Row>, 'columns' | 'loading' | 'size' | 'scroll'> & {
  /** Names the table. */
  label: string;
  /** All rows of the order: a part of it has no places of its own. */
  rows: readonly Row[];
  /** What the operator knows a row by. */
  nameOf: (row: Row) => string;
  onReorder: (ids: string[]) => void;
};

type RowProps = HTMLAttributes<HTMLTableRowElement> & { 'data-row-key'?: string };

function SortableRow({ className, style, ...rest }: RowProps) {
  const { row, handle } = useSortableRow(rest['data-row-key'] ?? '');
  return (
    <HandleProvider value={handle}>
      <tr
        {...rest}
        ref={row.ref}
        className={[className, row.className].filter(Boolean).join(' ')}
        style={{ ...style, ...row.style }}
      />
    </HandleProvider>
  );
}

const components = { body: { row: SortableRow } };

/** A table whose order the operator gives, by dragging, by keyboard or by buttons; its first column has the handles. */
export function SortableTable<Row extends { id: string }>({
  label,
  rows,
  nameOf,
  columns = [],
  onReorder,
  ...rest
}: Props<Row>) {
  const t = useText('input');
  const sortables = rows.map((row) => ({ id: row.id, name: nameOf(row) }));
  const reorder = useReorder(sortables, onReorder);
  return (
    <Reordering items={sortables} reorder={reorder}>
      <Table<Row>
        {...rest}
        aria-label={label}
        rowKey="id"
        pagination={false}
        dataSource={rows}
        // antd takes another row component for none at all where there is no row.
        components={rows.length > 0 ? components : undefined}
        columns={[
          {
            key: 'sort',
            title: t('sort.column'),
            width: 132,
            render: (_, row) => <RowHandles id={row.id} name={nameOf(row)} />,
          },
          ...columns,
        ]}
      />
    </Reordering>
  );
}
