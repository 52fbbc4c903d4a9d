import {
  type Announcements,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';

/** Sortable item; `name` identifies it to the operator. */
export type Sortable = { id: string; name: string };

// Stable objects: other sensors would render all rows.
// A click on the handle is not a drag.
const BY_POINTER = { activationConstraint: { distance: 4 } };
// No smooth scrolling: a key pressed while the list still scrolls would use the old position.
const BY_KEYS = {
  coordinateGetter: sortableKeyboardCoordinates,
  scrollBehavior: 'auto' as const,
  // Enter presses the handle, which may open a menu.
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
};

/** One up, one down, to the top, or to the end. */
export type Step = -1 | 1 | 'first' | 'last';

/**
 * Reorders items by pointer, keyboard, buttons or menu, and announces the new place of each.
 *
 * @param onReorder called with all ids in their new order; the next `items` should have that order
 */
export function useReorder(items: readonly Sortable[], onReorder: (ids: string[]) => void) {
  const t = useText(inputTexts);
  const [announced, setAnnounced] = useState('');
  const buttons = useRef(new Map<string, HTMLElement>());
  const stepped = useRef<{ id: string; by: Step; to: number }>(undefined);
  const sensors = useSensors(useSensor(PointerSensor, BY_POINTER), useSensor(KeyboardSensor, BY_KEYS));

  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const placeAfter = (id: string, by: Step) => {
    if (by === 'first') return 0;
    return by === 'last' ? items.length - 1 : indexOf(id) + by;
  };
  const said = (id: UniqueIdentifier, at: number) => ({
    name: items[indexOf(id)]?.name ?? '',
    place: at + 1,
    count: items.length,
  });
  const move = (from: number, to: number) => {
    if (from === to || from < 0 || !items[to]) return false;
    onReorder(arrayMove([...items], from, to).map(({ id }) => id));
    return true;
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => t('sort.picked', said(active.id, indexOf(active.id))),
    onDragOver: ({ active, over }) => (over ? t('sort.over', said(active.id, indexOf(over.id))) : undefined),
    onDragEnd: ({ active, over }) => t('sort.dropped', said(active.id, indexOf(over?.id ?? active.id))),
    onDragCancel: ({ active }) => t('sort.cancelled', said(active.id, indexOf(active.id))),
  };

  // Moving the row removes the focus from its button, and so does disabling it at either end.
  useLayoutEffect(() => {
    const step = stepped.current;
    if (!step || items[step.to]?.id !== step.id) return;
    stepped.current = undefined;
    const opposite = step.by === 1 ? -1 : 1;
    const [button, other] = [step.by, opposite].map((by) => buttons.current.get(`${step.id} ${by}`));
    const focused = button?.matches(':disabled') ? other : button;
    (focused ?? buttons.current.get(step.id))?.focus();
  }, [items]);

  const keepButton = (key: string, button: HTMLElement | null | undefined) => {
    if (button) buttons.current.set(key, button);
    else buttons.current.delete(key);
  };
  const canStep = (id: string, by: Step) => {
    const to = placeAfter(id, by);
    return to !== indexOf(id) && items[to] !== undefined;
  };
  const step = (id: string, by: Step) => {
    const to = placeAfter(id, by);
    stepped.current = { id, by, to };
    if (move(indexOf(id), to)) setAnnounced(t('sort.dropped', said(id, to)));
  };

  return {
    announced,
    canStep,
    step,
    /** Ref of the element around a row's handle, which gets the focus after a step by menu. */
    handleRef: (id: string) => (box: HTMLElement | null) => keepButton(id, box?.querySelector('button')),
    /** Props of a row's buttons: moves it by one place. */
    stepOf: (id: string, by: -1 | 1) => ({
      disabled: !canStep(id, by),
      ref: (button: HTMLElement | null) => keepButton(`${id} ${by}`, button),
      onClick: () => step(id, by),
    }),
    /** Props for DndContext. */
    dnd: {
      sensors,
      accessibility: { announcements, screenReaderInstructions: { draggable: t('sort.instructions') } },
      onDragEnd: ({ active, over }: { active: { id: UniqueIdentifier }; over: { id: UniqueIdentifier } | null }) => {
        if (over) move(indexOf(active.id), indexOf(over.id));
      },
    },
  };
}

export type Reorder = ReturnType<typeof useReorder>;
