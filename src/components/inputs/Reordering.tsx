import { HolderOutlined } from '@ant-design/icons';
import { closestCenter, DndContext, type Modifier, useDndContext } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { ActionMenu } from '@/components/actions/ActionMenu';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import styles from './Reordering.module.css';
import type { Reorder, Sortable, Step } from './useReorder';

const ReorderContext = createContext<Reorder | undefined>(undefined);

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

const steps = { top: 'first', up: -1, down: 1, end: 'last' } satisfies Record<string, Step>;
const stepKeys = ['top', 'up', 'down', 'end'] as const;

/** Handle of one row: dragging or Space moves the row, a click or Enter opens a menu with single steps. */
export function RowHandle({ id, name }: Sortable) {
  const t = useText(inputTexts);
  const { canStep, step, handleRef } = useReordering();
  const handle = useContext(HandleContext);
  // The element is a button already, and dnd-kit describes the role in English.
  const { role: _, 'aria-roledescription': __, ...attributes } = handle?.attributes ?? {};
  return (
    <span ref={handleRef(id)}>
      <ActionMenu
        items={stepKeys.map((key) => ({ key, label: t(`sort.${key}`), disabled: !canStep(id, steps[key]) }))}
        onChoose={(key: (typeof stepKeys)[number]) => step(id, steps[key])}
      >
        {(trigger) => (
          <Button
            type="text"
            size="small"
            ref={trigger}
            className={styles.handle}
            icon={<HolderOutlined aria-hidden />}
            aria-label={t('sort.move', { name })}
            aria-haspopup="menu"
            {...attributes}
            {...handle?.listeners}
          />
        )}
      </ActionMenu>
    </span>
  );
}
