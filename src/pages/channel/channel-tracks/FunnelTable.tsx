import { Table } from 'antd';
import { memo } from 'react';
import { BarCell } from '@/components/display/BarCell';
import { getFigure, type Report, type ReportRow } from '@/domain/analysis/report';
import { FigureCell } from '@/features/analysis/FigureCell';

/** Funnel as a table with bars, so that screen readers get the figures of the chart. */
export const FunnelTable = memo(function FunnelTable({
  report: { dimension, columns, rows },
  name,
}: {
  report: Report;
  name: string;
}) {
  const maxPeople = Math.max(1, ...rows.map((row) => getFigure(row, 'people') ?? 0));
  return (
    <Table<ReportRow>
      aria-label={name}
      rowKey="key"
      size="middle"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={[...rows]}
      columns={[
        { key: 'step', title: dimension, dataIndex: 'label' },
        ...columns.map(({ key, title, unit }) => ({
          key,
          title,
          align: key === 'people' ? ('left' as const) : ('right' as const),
          render: (_: unknown, row: ReportRow) => {
            const figure = getFigure(row, key);
            // The first step has no previous one.
            if (unit === 'text' || (figure === null && row.key === rows[0]?.key)) return '—';
            const cell = <FigureCell unit={unit} figure={figure} reason="noBase" />;
            return key === 'people' ? <BarCell text={cell} share={(figure ?? 0) / maxPeople} /> : cell;
          },
        })),
      ]}
    />
  );
});
