import { Link } from '@umijs/max';
import { Space, Table, type TableColumnsType } from 'antd';
import type { SortOrder } from 'antd/es/table/interface';
import type { KeyboardEvent, ReactNode } from 'react';
import { BarCell } from '@/components/display/BarCell';
import { getFigure, getReason, type Report, type ReportColumn, type ReportRow } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { FigureCell } from './FigureCell';
import { MetricLabel } from './MetricLabel';
import { Reasons } from './Reasons';
import styles from './ReportTable.module.css';
import { useFigureText } from './useFigureText';

/** Sort order of a report; `by` is the key of a column, or `label` for the first one. */
export type ReportSort = { by: string; isDescending: boolean };

export type RowLink = { label: string; href: string };

type Props = {
  report: Report;
  /** Accessible name of the table. */
  name: string;
  /** URL of a row, linked from its label. */
  rowHref?: (row: ReportRow) => string | undefined;
  /** Further links of a row, in an extra column. */
  rowLinks?: (row: ReportRow) => readonly RowLink[];
  /** Content of the first column; the row's label by default. */
  renderLabel?: (row: ReportRow) => ReactNode;
  /** Controlled sort order, if the page sorts the rows; `onSort` gets undefined when sorting is reset. */
  sorting?: { sort: ReportSort; onSort: (sort: ReportSort | undefined) => void };
  /** Text below the label of a row. */
  renderAside?: (row: ReportRow) => ReactNode;
  /** Keys of columns with bars behind their figures, proportional to the largest one. */
  bars?: readonly string[];
};

const ROWS_PER_PAGE = 100;
const MAX_ROOMY_COLUMNS = 7;

/** Makes Space sort, too; antd handles only Enter. */
function sortBySpace(event: KeyboardEvent) {
  const { target } = event;
  if (event.key !== ' ' || !(target instanceof HTMLElement) || !target.matches('th.ant-table-column-has-sorters'))
    return;
  event.preventDefault();
  target.click();
}

/** Compares figures so that unknown ones are last in both directions, although antd negates descending results. */
const compareByFigure =
  (key: string) =>
  (a: ReportRow, b: ReportRow, order?: SortOrder): number => {
    const [one, other] = [getFigure(a, key), getFigure(b, key)];
    if (one !== null && other !== null) return one - other;
    return (Number(one === null) - Number(other === null)) * (order === 'descend' ? -1 : 1);
  };

const getSortOrder = ({ sort }: { sort: ReportSort }, key: string) => {
  if (sort.by !== key) return null;
  return sort.isDescending ? ('descend' as const) : ('ascend' as const);
};

function getSorter({ key, unit, comparedWith, changeOf }: ReportColumn, sorting: Props['sorting']) {
  if (unit === 'text') return {};
  if (!sorting) return { sorter: compareByFigure(key) };
  return comparedWith === undefined && changeOf === undefined
    ? { sorter: true, sortOrder: getSortOrder(sorting, key) }
    : {};
}

function Cell({ row, column: { key, unit, changeOf } }: { row: ReportRow; column: ReportColumn }) {
  const t = useText(analysisTexts);
  const text = useFigureText();
  const figure = getFigure(row, key);
  if (changeOf && figure !== null) return text.change(changeOf, figure);
  if (unit === 'text') return String(row.cells[key] ?? '') || t('unknown');
  return <FigureCell unit={unit} figure={figure} reason={getReason(row, key)} />;
}

/** Figure as a share (0–1) of the largest one in its column. */
function getShare(rows: readonly ReportRow[], row: ReportRow, key: string) {
  const largest = Math.max(...rows.map((one) => getFigure(one, key) ?? 0));
  return largest === 0 ? 0 : (getFigure(row, key) ?? 0) / largest;
}

/** Table with the same rows and figures as the chart and the file of the report. */
export function ReportTable({
  report: { dimension, columns, rows, summary = [] },
  name,
  rowHref,
  rowLinks,
  renderLabel = ({ label }) => label,
  renderAside,
  sorting,
  bars = [],
}: Props) {
  const t = useText(analysisTexts);
  const isDense = columns.length > MAX_ROOMY_COLUMNS;
  const shown: TableColumnsType<ReportRow> = [
    {
      key: 'label',
      title: dimension,
      fixed: 'left',
      ...(sorting && { sorter: true, sortOrder: getSortOrder(sorting, 'label') }),
      render: (_, row) => {
        const href = rowHref?.(row);
        const label = href ? <Link to={href}>{renderLabel(row)}</Link> : renderLabel(row);
        const aside = renderAside?.(row);
        return aside ? (
          <>
            <div>{label}</div>
            <small>{aside}</small>
          </>
        ) : (
          label
        );
      },
    },
    ...columns.map((column): TableColumnsType<ReportRow>[number] => ({
      key: column.key,
      title: (
        <span className={styles.title}>
          <MetricLabel title={column.title} term={column.comparedWith ? undefined : column.term} />
        </span>
      ),
      align: column.unit === 'text' || bars.includes(column.key) ? 'start' : 'end',
      ...getSorter(column, sorting),
      render: (_, row) =>
        bars.includes(column.key) ? (
          <BarCell text={<Cell row={row} column={column} />} share={getShare(rows, row, column.key)} />
        ) : (
          <Cell row={row} column={column} />
        ),
    })),
    ...(rowLinks
      ? [
          {
            key: 'links',
            title: t('links'),
            render: (_: unknown, row: ReportRow) => (
              <Space>
                {rowLinks(row).map(({ label, href }) => (
                  <Link key={href} to={href} aria-label={`${label}: ${row.label}`}>
                    {label}
                  </Link>
                ))}
              </Space>
            ),
          },
        ]
      : []),
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the headers inside
    <div className={isDense ? styles.dense : undefined} onKeyDown={sortBySpace}>
      <Table<ReportRow>
        aria-label={name}
        rowKey="key"
        size={isDense ? 'small' : 'middle'}
        columns={shown}
        dataSource={[...rows]}
        scroll={{ x: 'max-content' }}
        showSorterTooltip={false}
        sortDirections={['descend', 'ascend']}
        onChange={(_page, _filters, sorter, { action }) => {
          if (action !== 'sort' || Array.isArray(sorter)) return;
          const { columnKey, order } = sorter;
          sorting?.onSort(order ? { by: String(columnKey), isDescending: order === 'descend' } : undefined);
        }}
        pagination={rows.length > ROWS_PER_PAGE && { pageSize: ROWS_PER_PAGE, showSizeChanger: false }}
        summary={() =>
          summary.map((row) => (
            <Table.Summary.Row key={row.key} className={styles.summary}>
              <Table.Summary.Cell index={0}>{row.label}</Table.Summary.Cell>
              {columns.map((column, index) => (
                <Table.Summary.Cell key={column.key} index={index + 1} align={column.unit === 'text' ? 'start' : 'end'}>
                  {(column.unit !== 'text' || row.cells[column.key]) && <Cell row={row} column={column} />}
                </Table.Summary.Cell>
              ))}
              {rowLinks && <Table.Summary.Cell index={columns.length + 1} />}
            </Table.Summary.Row>
          ))
        }
      />
      <Reasons
        reasons={[...rows, ...summary].flatMap((row) =>
          columns.flatMap(({ key, unit }) =>
            unit === 'text' || getFigure(row, key) !== null ? [] : [getReason(row, key) ?? 'notProvided'],
          ),
        )}
      />
    </div>
  );
}
