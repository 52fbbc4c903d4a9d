import { Flex, Select } from 'antd';
import { memo, type ReactNode, useId } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { ListColumn } from './columns';
import styles from './ListCards.module.css';
import type { ListBodyProps } from './ListTable';
import { NoRows } from './NoRows';
import { RowCheckbox, TickAll } from './RowSelection';

type Props<Row> = ListBodyProps<Row> & {
  /** By what the list can be sorted; a card has no headers to click. */
  columns: readonly ListColumn<Row>[];
  onSort: (sort: string) => void;
  /** What a card shows of its row. */
  card: (row: Row) => ReactNode;
  onOpen?: (row: Row) => void;
  /** What can be done with a row. */
  actions: (row: Row) => ReactNode;
};

function Cards<Row extends { id: string }>({
  view: { rows, sort, isLoading, error, isFiltered },
  columns,
  card,
  actions,
  onOpen,
  rowLabel,
  isSelectable,
  onSort,
  onClearFilters,
  onReload,
}: Props<Row>) {
  const t = useText(listTexts);
  const sortId = useId();
  const sorts = columns.flatMap(({ key, title, sortable }) =>
    sortable
      ? [
          { value: key, label: t('announceAscending', { name: title }) },
          { value: `-${key}`, label: t('announceDescending', { name: title }) },
        ]
      : [],
  );
  return (
    <div className={styles.list}>
      <Flex wrap align="center" justify="space-between" gap={8}>
        {isSelectable && <TickAll>{t('selectPage')}</TickAll>}
        <Flex align="center" gap={8}>
          <label htmlFor={sortId}>{t('sortBy')}</label>
          <Select id={sortId} className={styles.sort} options={sorts} value={sort} onChange={onSort} />
        </Flex>
      </Flex>
      {rows.length === 0 ? (
        <NoRows {...{ error, isLoading, isFiltered, onClearFilters, onReload }} />
      ) : (
        <ul className={styles.cards}>
          {rows.map((row) => (
            <li key={row.id} data-row-key={row.id} className={styles.card}>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: by keyboard its first action opens it */}
              <div
                className={styles.content}
                style={onOpen && { cursor: 'pointer' }}
                onClick={({ target }) => {
                  const isMarking = window.getSelection()?.type === 'Range';
                  if (onOpen && !isMarking && target instanceof Element && !target.closest('a, button')) onOpen(row);
                }}
              >
                {card(row)}
              </div>
              <Flex align="center" justify="space-between" className={styles.foot}>
                {isSelectable && <RowCheckbox id={row.id} name={rowLabel(row)} />}
                {actions(row)}
              </Flex>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The rows of a list as cards. Memoised as the table is, and for the same reason. */
export const ListCards = memo(Cards) as typeof Cards;
