import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined, VerticalAlignTopOutlined } from '@ant-design/icons';
import { closestCenter, DndContext, type Modifier, useDndContext } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Flex } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import styles from './Reordering.module.css';
import type { Reorder, Sortable } from './useReorder';

type Context = Pick<Reorder, 'stepOf'>;
const ReorderContext = createContext<Context | undefined>(undefined);

function useReordering() {
  const context = useContext(ReorderContext);
  if (!context) throw new Error('useReordering must be used inside SortableContainer');
  return context;
}

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Escape ends a drag without closing the drawer around it. */
function StopEscapeWhileDragging() {
  const isDragging = useDndContext().active !== null;
  useEffect(() => {
    if (!isDragging) return;
    // dnd-kit also listens on the document, a drawer on the window.
    const stop = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [isDragging]);
  return null;
}

type Props = { items: readonly Sortable[]; reorder: Reorder; children: ReactNode };

/** Container of sortable rows; announces moves by button, as dnd-kit does for drags. */
export function SortableContainer({ items, reorder, children }: Props) {
  // Another array of ids would render all rows: it stays the same while the order does.
  const order = items.map(({ id }) => id).join(' ');
  const ids = useMemo(() => (order === '' ? [] : order.split(' ')), [order]);
  return (
    <ReorderContext.Provider value={reorder}>
      <DndContext {...reorder.dnd} collisionDetection={closestCenter} modifiers={[restrictToVerticalAxis]}>
        <StopEscapeWhileDragging />
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          {children}
        </SortableContext>
      </DndContext>
      <div role="status" className={styles.announced}>
        {reorder.announced}
      </div>
    </ReorderContext.Provider>
  );
}

type Handle = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;
const HandleContext = createContext<Handle | undefined>(undefined);
export const HandleProvider = HandleContext.Provider;

/** Makes a row draggable: its props, and the props of its handle. */
export function useSortableRow(id: string) {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return {
    handle,
    row: {
      ref: setNodeRef,
      className: isDragging ? styles.dragged : undefined,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
  };
}

/** Drag handle as a plain button, for lists with many rows. */
export function DragHandle({ label, tabIndex }: { label: string; tabIndex: 0 | -1 }) {
  const handle = useContext(HandleContext);
  const { role: _, 'aria-roledescription': __, ...attributes } = handle?.attributes ?? {};
  return (
    <button
      type="button"
      ref={handle?.setActivatorNodeRef}
      className={`${styles.handle} ${styles.bare}`}
      aria-label={label}
      {...attributes}
      {...handle?.listeners}
      tabIndex={tabIndex}
    >
      <HolderOutlined aria-hidden />
    </button>
  );
}

/** Controls of one row: a drag handle, and buttons to move it to the top, up and down. */
export function RowHandles({ id, name }: Sortable) {
  const t = useText(inputTexts);
  const { stepOf } = useReordering();
  const handle = useContext(HandleContext);
  // The element is a button already, and dnd-kit describes the role in English.
  const { role: _, 'aria-roledescription': __, ...attributes } = handle?.attributes ?? {};
  return (
    <Flex gap={4} component="span">
      <Button
        type="text"
        className={styles.handle}
        ref={handle?.setActivatorNodeRef}
        icon={<HolderOutlined aria-hidden />}
        aria-label={t('sort.drag', { name })}
        {...attributes}
        {...handle?.listeners}
      />
      <Button
        type="text"
        icon={<VerticalAlignTopOutlined aria-hidden />}
        aria-label={t('sort.top', { name })}
        {...stepOf(id, 'first')}
      />
      <Button
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={t('sort.up', { name })}
        {...stepOf(id, -1)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={t('sort.down', { name })}
        {...stepOf(id, 1)}
      />
    </Flex>
  );
}
