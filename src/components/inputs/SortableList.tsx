import type { ReactNode } from 'react';
import { HandleProvider, RowHandle, SortableContainer, useSortableRow } from './Reordering';
import styles from './Reordering.module.css';
import { type Sortable, useReorder } from './useReorder';

type Props<Item> = {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** Name of an item, for labels and announcements. */
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  onReorder: (ids: string[]) => void;
};

function SortableItem({ id, name, children }: Sortable & { children: ReactNode }) {
  const { row, handle } = useSortableRow(id);
  return (
    <HandleProvider value={handle}>
      <li {...row} data-id={id} className={`${styles.item} ${row.className ?? ''}`}>
        <RowHandle id={id} name={name} />
        <div className={styles.content}>{children}</div>
      </li>
    </HandleProvider>
  );
}

/** A list that is reordered by dragging, by keyboard or with the menu of each handle. */
export function SortableList<Item>({ label, items, idOf, nameOf, render, onReorder }: Props<Item>) {
  const sortables = items.map((item) => ({ id: idOf(item), name: nameOf(item) }));
  const reorder = useReorder(sortables, onReorder);
  return (
    <SortableContainer items={sortables} reorder={reorder}>
      <ol className={styles.list} aria-label={label}>
        {items.map((item) => (
          <SortableItem key={idOf(item)} id={idOf(item)} name={nameOf(item)}>
            {render(item)}
          </SortableItem>
        ))}
      </ol>
    </SortableContainer>
  );
}
