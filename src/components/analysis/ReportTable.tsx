import { Link } from '@umijs/max';
import { Table, type TableColumnsType } from 'antd';
import type { KeyboardEvent } from 'react';
import { figureOf, type Report, type ReportColumn, type ReportRow, reasonOf } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { FigureCell } from './FigureCell';
import { MetricLabel } from './MetricLabel';
import { Reasons } from './Reasons';

type Props = {
  report: Report;
  /** What the table is of, for screen readers. */
  name: string;
  /** Where a row leads. */
  rowHref?: (row: ReportRow) => string | undefined;
};

const ROWS_PER_PAGE = 100;

/** Sorts by Space too: antd's headers answer to Enter alone. */
function sortBySpace(event: KeyboardEvent) {
  const { target } = event;
  if (event.key !== ' ' || !(target instanceof HTMLElement) || !target.matches('th.ant-table-column-has-sorters'))
    return;
  event.preventDefault();
  target.click();
}

/** What is not known comes first where the least comes first. */
const byFigure = (key: string) => (a: ReportRow, b: ReportRow) =>
  (figureOf(a, key) ?? Number.NEGATIVE_INFINITY) - (figureOf(b, key) ?? Number.NEGATIVE_INFINITY);

function Cell({ row, column: { key, unit } }: { row: ReportRow; column: ReportColumn }) {
  const t = useText('analysis');
  if (unit === 'text') return String(row.cells[key] ?? '') || t('unknown');
  return <FigureCell unit={unit} figure={figureOf(row, key)} reason={reasonOf(row, key)} />;
}

/** A report as a table: the same rows and figures as its chart and its file. */
export function ReportTable({ report: { dimension, columns, rows, summary = [] }, name, rowHref }: Props) {
  const shown: TableColumnsType<ReportRow> = [
    {
      key: 'label',
      title: dimension,
      fixed: 'left',
      render: (_, row) => {
        const href = rowHref?.(row);
        return href ? <Link to={href}>{row.label}</Link> : row.label;
      },
    },
    ...columns.map((column): TableColumnsType<ReportRow>[number] => ({
      key: column.key,
      title: <MetricLabel title={column.title} term={column.comparedWith ? undefined : column.term} />,
      align: column.unit === 'text' ? 'start' : 'end',
      ...(column.unit !== 'text' && { sorter: byFigure(column.key) }),
      render: (_, row) => <Cell row={row} column={column} />,
    })),
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the headers inside
    <div onKeyDown={sortBySpace}>
      <Table<ReportRow>
        aria-label={name}
        rowKey="key"
        size="middle"
        columns={shown}
        dataSource={[...rows]}
        scroll={{ x: 'max-content' }}
        showSorterTooltip={false}
        pagination={rows.length > ROWS_PER_PAGE && { pageSize: ROWS_PER_PAGE, showSizeChanger: false }}
        summary={() =>
          summary.map((row) => (
            <Table.Summary.Row key={row.key}>
              <Table.Summary.Cell index={0}>{row.label}</Table.Summary.Cell>
              {columns.map((column, index) => (
                <Table.Summary.Cell key={column.key} index={index + 1} align={column.unit === 'text' ? 'start' : 'end'}>
                  {(column.unit !== 'text' || row.cells[column.key]) && <Cell row={row} column={column} />}
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          ))
        }
      />
      <Reasons
        of={[...rows, ...summary].flatMap((row) =>
          columns.flatMap(({ key, unit }) =>
            unit === 'text' || figureOf(row, key) !== null ? [] : [reasonOf(row, key) ?? 'notProvided'],
          ),
        )}
      />
    </div>
  );
}
