import type { ProColumns } from '@ant-design/pro-components';
import type { HTMLAttributes, ReactNode } from 'react';
import { arrange, type ColumnSettings, isShown, type ListColumn } from './columns';
import styles from './ListTable.module.css';

/** The direction in which a list is sorted by a column, of the API's `sort`. */
export const getSortOrder = (sort: string, key: string) =>
  sort === key ? ('ascend' as const) : sort === `-${key}` ? ('descend' as const) : null;

/** The `sort` after a click on the header of a column: the most first, then the least, and so on. */
export const getNextSort = (sort: string, key: string) => (getSortOrder(sort, key) === 'descend' ? key : `-${key}`);

type Header = HTMLAttributes<HTMLElement> & { 'data-sort': string };

/** The key of the column whose header an element stands in, if the list can be sorted by it. */
export const getSortKey = (element: Element) => element.closest<HTMLElement>('th[data-sort]')?.dataset.sort;

/** Of a column that says no width, and of that of the check boxes, in pixels. */
const WIDTH = 140;
export const CHECKBOX_COLUMN_WIDTH = 40;

/** How wide a table of these columns is at the least, in pixels: each keeps its width, whatever is in it. */
export const getColumnWidth = <Row,>(columns: readonly ProColumns<Row>[]) =>
  columns.reduce((sum, { width }) => sum + Number(width), 0);

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

/** Makes the name of a row a link to its detail. */
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

/** Draws a cell anew only for another row: of a hundred rows, each has ten. */
export const hasRowChanged = <Row,>(row: Row, before: Row) => row !== before;

/** The columns as the table wants them: arranged by the operator, sorted by the address, actions last. */
export function tableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  settings: ColumnSettings,
  sort: string,
  actions: Actions<Row> | undefined,
  reload: () => void,
  linked?: Linked<Row>,
): ProColumns<Row>[] {
  const shown = arrange(columns, settings).filter((column) => isShown(column, settings));
  const own = shown.map((column): ProColumns<Row> => {
    const { key, title, width = WIDTH, align, className, sortable } = column;
    return {
      ...{ key, title, width, align, className },
      fixed: settings.pinned.includes(key) ? 'left' : undefined,
      ...(sortable && {
        // As an element: of words antd makes a label as well, and a form over the list has labels of the same words.
        title: <>{title}</>,
        sorter: true,
        sortOrder: getSortOrder(sort, key),
        onHeaderCell: (): Header => ({ 'data-sort': key }),
      }),
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
