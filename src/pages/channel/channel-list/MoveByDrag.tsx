import { DragOverlay, useDndMonitor } from '@dnd-kit/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRowAction } from '@/components/actions/useRowAction';
import type { ChannelChoice } from '@/contract/channel';
import { usePlaceRefusal } from '@/features/channel/ParentField';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import styles from './drag.module.css';
import { getMoveAction } from './move-action';
import type { ChannelRow } from './rows';

/** Drop target below the pointer: a row id, null for the top level, undefined for none. */
type DropTarget = string | null | undefined;

const TOP_LEVEL_ATTRIBUTE = 'data-first-level';
const getRows = () => document.querySelectorAll<HTMLElement>('tr[data-row-key]');

function findDropTarget(x: number, y: number): DropTarget {
  const below = document.elementFromPoint(x, y);
  if (below?.closest(`[${TOP_LEVEL_ATTRIBUTE}]`)) return null;
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
  const getRefusal = usePlaceRefusal();
  const [start] = useRowAction(onMoved);
  const [dragged, setDragged] = useState<ChannelRow>();
  const [target, setTarget] = useState<DropTarget>();
  const latestTarget = useRef<DropTarget>(undefined);

  const refusals = useMemo(() => {
    if (!dragged) return new Map<string, string>();
    const checked = tree.map(({ id }) => {
      const isThere = dragged.parentId === id;
      return [id, isThere ? t('place.same') : getRefusal(tree, id, dragged)] as const;
    });
    return new Map(checked.flatMap(([id, refusal]) => (refusal === undefined ? [] : [[id, refusal]])));
  }, [dragged, tree, getRefusal, t]);

  // dnd-kit would measure every row on each move; the browser knows the element below the pointer.
  useEffect(() => {
    if (!dragged) return;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      latestTarget.current = findDropTarget(clientX, clientY);
      setTarget(latestTarget.current);
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, [dragged]);

  useEffect(() => {
    if (!dragged) return;
    for (const row of getRows()) {
      const { rowKey = '' } = row.dataset;
      const isRefused = refusals.has(rowKey);
      row.dataset.drop = rowKey === target ? (isRefused ? 'overRefused' : 'over') : isRefused ? 'refused' : '';
    }
    return () => {
      for (const row of getRows()) delete row.dataset.drop;
    };
  }, [dragged, refusals, target]);

  const end = () => {
    latestTarget.current = undefined;
    setTarget(undefined);
    setDragged(undefined);
  };
  useDndMonitor({
    onDragStart: ({ active }) => setDragged(active.data.current as ChannelRow),
    onDragCancel: end,
    onDragEnd: () => {
      const to = latestTarget.current;
      end();
      if (!dragged || to === undefined || to === dragged.parentId || (to !== null && refusals.has(to))) return;
      const parent = tree.find(({ id }) => id === to);
      if (to === null || parent) void start(dragged.id, getMoveAction(t, dragged, parent));
    },
  });

  const getName = (id: string) => tree.find((one) => one.id === id)?.name ?? '';
  const refusal = typeof target === 'string' ? refusals.get(target) : undefined;
  const getVerdict = () => {
    if (target === undefined || !dragged) return undefined;
    if (target === null) return t(dragged.parentId === null ? 'drag.topRefused' : 'drag.top');
    return refusal
      ? t('drag.refused', { name: getName(target), reason: refusal })
      : t('drag.to', { name: getName(target) });
  };

  return (
    <>
      {dragged && dragged.parentId !== null && (
        <div {...{ [TOP_LEVEL_ATTRIBUTE]: true }} className={styles.top} data-over={target === null}>
          {t('drag.top')}
        </div>
      )}
      {createPortal(
        <DragOverlay dropAnimation={null} style={{ pointerEvents: 'none', width: 'auto' }}>
          {dragged && (
            <div className={`${styles.ghost} ${refusal ? styles.refused : ''}`}>
              <bdi>{dragged.name}</bdi>
              <span className={styles.verdict}>{getVerdict()}</span>
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </>
  );
}
