import type { ProColumns } from '@ant-design/pro-components';
import type { HTMLAttributes, ReactNode } from 'react';
import { arrange, type ColumnSettings, isShown, type ListColumn } from './columns';
import styles from './ListTable.module.css';

/** Sort direction of a column under the API's `sort`; null if the list is not sorted by it. */
export const getSortOrder = (sort: string, key: string) =>
  sort === key ? ('ascend' as const) : sort === `-${key}` ? ('descend' as const) : null;

/** The `sort` after a click on a column header: descending first, then ascending, and so on. */
export const getNextSort = (sort: string, key: string) => (getSortOrder(sort, key) === 'descend' ? key : `-${key}`);

type Header = HTMLAttributes<HTMLElement> & { 'data-column': string; 'data-width'?: number; 'data-sort'?: string };

/** Key of the sortable column whose header contains the element. */
export const getSortKey = (element: Element) => element.closest<HTMLElement>('th[data-sort]')?.dataset.sort;

/** Default width of a column, and width of the checkbox column, in pixels. */
const WIDTH = 140;
export const CHECKBOX_COLUMN_WIDTH = 40;

/** Width of a column that the operator has not changed, in pixels. */
export const getDefaultWidth = ({ width = WIDTH }: { width?: number }) => width;

/** Pixels beside the table: the side menu, whose English labels are wider, and margins. */
const SIDE_WIDTH = 240;
/** Maximum width of a column that takes what the others leave beside the open side menu, in pixels. */
const MAX_GROWN_WIDTH = 240;
/** By how much such a column may be narrower than its default before the table scrolls, and its minimum, in pixels. */
const MAX_SHRINK = 24;
const MIN_SHRUNK_WIDTH = 80;

/**
 * Widths of the columns, and the key of the first one that cuts its text, unless the operator has set its width: it
 * takes what the others leave of the table. On a window so wide that it would get too much, all columns grow.
 */
function getWidths<Row>(shown: readonly ListColumn<Row>[], settings: ColumnSettings, actionsWidth: number) {
  const widths = new Map(shown.map((column) => [column.key, settings.widths[column.key] ?? getDefaultWidth(column)]));
  const cut = shown.find(({ key, ellipsis }) => ellipsis && settings.widths[key] === undefined);
  if (!cut) return { widths };
  const others = [...widths.values()].reduce((sum, width) => sum + width, CHECKBOX_COLUMN_WIDTH + actionsWidth);
  const left = window.innerWidth - SIDE_WIDTH - others;
  const width = getDefaultWidth(cut);
  if (width + left > MAX_GROWN_WIDTH) return { widths: widths.set(cut.key, MAX_GROWN_WIDTH) };
  const minWidth = Math.min(width, Math.max(MIN_SHRUNK_WIDTH, width - MAX_SHRINK));
  return { widths: widths.set(cut.key, minWidth), flexibleKey: cut.key };
}

/** Minimum width of a table with these columns, in pixels: each keeps its width, whatever its content. */
export const getColumnWidth = <Row,>(columns: readonly ProColumns<Row>[]) =>
  columns.reduce((sum, { width, minWidth }) => sum + Number(width ?? minWidth), 0);

/** Columns of a table without rows: they share its width, because antd does not scroll the header then. */
export function fitColumns<Row>(columns: ProColumns<Row>[]): ProColumns<Row>[] {
  const total = getColumnWidth(columns);
  return columns.map((column) => ({ ...column, width: `${(100 * Number(column.width ?? column.minWidth)) / total}%` }));
}

const renderContent = <Row,>(
  { dataIndex, renderText, render }: ListColumn<Row>,
  row: Row,
  reload: () => void,
): ReactNode => {
  const value = dataIndex === undefined ? undefined : row[dataIndex];
  if (dataIndex !== undefined && (value === null || value === undefined)) return '—';
  if (render) return render(undefined, row, reload);
  const text = renderText ? renderText(value as never, row) : value;
  return text === null || text === undefined || text === '' ? '—' : String(text);
};

/** Wraps the name of a row in a link to its detail. */
type Linked<Row> = (row: Row, name: ReactNode) => ReactNode;

function renderCell<Row>(column: ListColumn<Row>, reload: () => void, linked: Linked<Row> | undefined) {
  const shown = (row: Row, content: ReactNode) => (column.isName && linked ? linked(row, content) : content);
  if (!column.ellipsis) return (_: unknown, row: Row) => shown(row, renderContent(column, row, reload));
  return (_: unknown, row: Row) => {
    const content = renderContent(column, row, reload);
    return (
      <div className={styles.cut} title={typeof content === 'string' ? content : undefined}>
        {shown(row, content)}
      </div>
    );
  };
}

type Actions<Row> = { title: string; width: number; render: (row: Row) => ReactNode };

/** Cells render again only when their row changes: a hundred rows have ten cells each. */
export const hasRowChanged = <Row,>(row: Row, before: Row) => row !== before;

/** The columns for ProTable: arranged by the operator's settings, marked with the sort order, actions last. */
export function tableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  settings: ColumnSettings,
  sort: string,
  actions: Actions<Row> | undefined,
  reload: () => void,
  linked?: Linked<Row>,
): ProColumns<Row>[] {
  const shown = arrange(columns, settings).filter((column) => isShown(column, settings));
  const { widths, flexibleKey } = getWidths(shown, settings, actions?.width ?? 0);
  const own = shown.map((column): ProColumns<Row> => {
    const { key, title, align, className, sortable } = column;
    const minWidth = widths.get(key) ?? getDefaultWidth(column);
    // antd gives a column without a width the rest of the table's.
    const width = key === flexibleKey ? undefined : minWidth;
    const header: Header = { 'data-column': key, 'data-width': width, 'data-sort': sortable && key };
    return {
      ...{ key, title, width, minWidth, align, className },
      fixed: settings.pinned.includes(key) ? 'left' : undefined,
      ...(sortable && {
        // As an element: antd also makes an aria-label of a string, which would clash with form labels of the same text
        // above the list.
        title: <>{title}</>,
        sorter: true,
        sortOrder: getSortOrder(sort, key),
      }),
      onHeaderCell: () => header,
      shouldCellUpdate: hasRowChanged,
      render: renderCell(column, reload, linked),
    };
  });
  if (!actions) return own;
  return [
    ...own,
    {
      key: 'actions',
      className: styles.actions,
      title: actions.title,
      fixed: 'right',
      width: actions.width,
      shouldCellUpdate: hasRowChanged,
      render: (_, row) => actions.render(row),
    },
  ];
}
