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
const BY_KEYS = { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' as const };

/** One up, one down, or to the top. */
type Step = -1 | 1 | 'first';

/**
 * Reorders items by pointer, keyboard or buttons, and announces the new place of each.
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
  const placeAfter = (id: string, by: Step) => (by === 'first' ? 0 : indexOf(id) + by);
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
    (button?.matches(':disabled') ? other : button)?.focus();
  }, [items]);

  return {
    announced,
    /** Props of a row's buttons: moves it by one place, or to the top. */
    stepOf: (id: string, by: Step) => ({
      disabled: placeAfter(id, by) === indexOf(id) || !items[placeAfter(id, by)],
      ref: (button: HTMLElement | null) => {
        if (button) buttons.current.set(`${id} ${by}`, button);
        else buttons.current.delete(`${id} ${by}`);
      },
      onClick: () => {
        const to = placeAfter(id, by);
        stepped.current = { id, by, to };
        if (move(indexOf(id), to)) setAnnounced(t('sort.dropped', said(id, to)));
      },
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
