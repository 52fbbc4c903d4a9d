import { Flex } from 'antd';
import { memo, type ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import styles from './ListCards.module.css';
import type { ListBodyProps } from './ListTable';
import { NoRows } from './NoRows';
import { RowCheckbox, SelectAllCheckbox } from './RowSelection';

type Props<Row> = ListBodyProps<Row> & {
  /** Content of a card. */
  card: (row: Row) => ReactNode;
  onOpen?: (row: Row) => void;
  /** Action buttons of a row. */
  actions: (row: Row) => ReactNode;
};

function Cards<Row extends { id: string }>({
  view: { rows, isLoading, error, isFiltered },
  card,
  actions,
  onOpen,
  rowLabel,
  isSelectable,
  empty,
}: Props<Row>) {
  const t = useText(listTexts);
  return (
    <div className={styles.list}>
      {isSelectable && <SelectAllCheckbox>{t('selectPage')}</SelectAllCheckbox>}
      {rows.length === 0 ? (
        <NoRows {...{ error, isLoading, isFiltered, ...empty }} />
      ) : (
        <ul className={styles.cards}>
          {rows.map((row) => (
            <li key={row.id} data-row-key={row.id} className={styles.card}>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keyboard users open it with its first action */}
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

/** The rows of a list as cards. Memoized for the same reason as `ListTable`. */
export const ListCards = memo(Cards) as typeof Cards;
