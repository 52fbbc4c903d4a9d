import { DragOverlay, useDndMonitor } from '@dnd-kit/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRowAction } from '@/components/actions/useRowAction';
import type { ChannelChoice } from '@/contract/channel';
import { usePlaceRefusal } from '@/features/channel/ParentField';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import styles from './drag.module.css';
import { moveAction } from './move-action';
import type { ChannelRow } from './rows';

/** Drop target below the pointer: a row id, null for the top level, undefined for none. */
type Place = string | null | undefined;

const TOP_PLACE = 'data-first-level';
const rowsShown = () => document.querySelectorAll<HTMLElement>('tr[data-row-key]');

function placeAt(x: number, y: number): Place {
  const below = document.elementFromPoint(x, y);
  if (below?.closest(`[${TOP_PLACE}]`)) return null;
  return below?.closest<HTMLElement>('tr[data-row-key]')?.dataset.rowKey;
}

type Props = {
  /** All channels, including those that the list filters out. */
  tree: readonly ChannelChoice[];
  onMoved: () => void;
};

/** Moves a channel below the row it is dropped on; a row that cannot be its parent shows the reason. */
export function MoveByDrag({ tree, onMoved }: Props) {
  const t = useText(channelTexts);
  const refusalOf = usePlaceRefusal();
  const [start] = useRowAction(onMoved);
  const [dragged, setDragged] = useState<ChannelRow>();
  const [place, setPlace] = useState<Place>();
  const placeNow = useRef<Place>(undefined);

  const refusals = useMemo(() => {
    if (!dragged) return new Map<string, string>();
    const found = tree.map(({ id }) => {
      const isThere = dragged.parentId === id;
      return [id, isThere ? t('place.same') : refusalOf(tree, id, dragged)] as const;
    });
    return new Map(found.flatMap(([id, refusal]) => (refusal === undefined ? [] : [[id, refusal]])));
  }, [dragged, tree, refusalOf, t]);

  // dnd-kit would measure every row on each move; the browser knows the element below the pointer.
  useEffect(() => {
    if (!dragged) return;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      placeNow.current = placeAt(clientX, clientY);
      setPlace(placeNow.current);
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, [dragged]);

  useEffect(() => {
    if (!dragged) return;
    for (const row of rowsShown()) {
      const { rowKey = '' } = row.dataset;
      const isRefused = refusals.has(rowKey);
      row.dataset.drop = rowKey === place ? (isRefused ? 'overRefused' : 'over') : isRefused ? 'refused' : '';
    }
    return () => {
      for (const row of rowsShown()) delete row.dataset.drop;
    };
  }, [dragged, refusals, place]);

  const end = () => {
    placeNow.current = undefined;
    setPlace(undefined);
    setDragged(undefined);
  };
  useDndMonitor({
    onDragStart: ({ active }) => setDragged(active.data.current as ChannelRow),
    onDragCancel: end,
    onDragEnd: () => {
      const to = placeNow.current;
      end();
      if (!dragged || to === undefined || to === dragged.parentId || (to !== null && refusals.has(to))) return;
      const parent = tree.find(({ id }) => id === to);
      if (to === null || parent) void start(dragged.id, moveAction(t, dragged, parent));
    },
  });

  const nameOf = (id: string) => tree.find((one) => one.id === id)?.name ?? '';
  const refusal = typeof place === 'string' ? refusals.get(place) : undefined;
  const verdict = () => {
    if (place === undefined || !dragged) return undefined;
    if (place === null) return t(dragged.parentId === null ? 'drag.topRefused' : 'drag.top');
    return refusal
      ? t('drag.refused', { name: nameOf(place), reason: refusal })
      : t('drag.to', { name: nameOf(place) });
  };

  return (
    <>
      {dragged && dragged.parentId !== null && (
        <div {...{ [TOP_PLACE]: true }} className={styles.top} data-over={place === null}>
          {t('drag.top')}
        </div>
      )}
      {createPortal(
        <DragOverlay dropAnimation={null} style={{ pointerEvents: 'none', width: 'auto' }}>
          {dragged && (
            <div className={`${styles.ghost} ${refusal ? styles.refused : ''}`}>
              <bdi>{dragged.name}</bdi>
              <span className={styles.verdict}>{verdict()}</span>
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </>
  );
}
