import { useMemoizedFn } from 'ahooks';
import { Checkbox } from 'antd';
import type { CheckboxChangeEvent } from 'antd/es/checkbox';
import { createContext, memo, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { between, isSelected, noneSelected, type Selection } from './selection';

type RowSelection = {
  selection: Selection;
  /** Of the rows that are there and can be ticked, in the order in which they stand. */
  ids: readonly string[];
  /** `toLast`: with all between this row and the one that was ticked last. */
  onTick: (id: string, isTicked: boolean, toLast: boolean) => void;
  onTickAll: (isTicked: boolean) => void;
};

const TicksContext = createContext<RowSelection>({
  selection: noneSelected,
  ids: [],
  onTick: () => {},
  onTickAll: () => {},
});

type Props = {
  selection: Selection;
  ids: readonly string[];
  /** Those of `ids` that can be seen: of a tree, some may be folded away. */
  visibleIds: readonly string[];
  onTick: (ids: readonly string[], isTicked: boolean) => void;
  children: ReactNode;
};

/** Tells the tick boxes below what is ticked, and them alone: for a tick, no table is drawn anew. */
export function RowSelection({ selection, ids, visibleIds, onTick, children }: Props) {
  const last = useRef<string>(undefined);
  const tickOne = useMemoizedFn((id: string, isTicked: boolean, toLast: boolean) => {
    onTick(toLast ? between(visibleIds, last.current, id) : [id], isTicked);
    last.current = id;
  });
  const tickAll = useMemoizedFn((isTicked: boolean) => onTick(ids, isTicked));
  const ticks = useMemo(
    () => ({ selection, ids, onTick: tickOne, onTickAll: tickAll }),
    [selection, ids, tickOne, tickAll],
  );
  return <TicksContext value={ticks}>{children}</TicksContext>;
}

const Box = memo(Checkbox);

/** Ticks one row. */
export function RowCheckbox({ id, name, isDisabled }: { id: string; name: string; isDisabled?: boolean }) {
  const t = useText(listTexts);
  const { selection, onTick } = useContext(TicksContext);
  const change = useMemoizedFn(({ target, nativeEvent }: CheckboxChangeEvent) =>
    onTick(id, target.checked, nativeEvent.shiftKey),
  );
  return (
    <Box
      aria-label={t('selectRow', { name })}
      disabled={isDisabled}
      checked={!isDisabled && isSelected(selection, id)}
      onChange={change}
    />
  );
}

/** Ticks all rows that are there. `children` name it, or `name` where there is no room for words. */
export function TickAll({ name, children }: { name?: string; children?: ReactNode }) {
  const { selection, ids, onTickAll } = useContext(TicksContext);
  const count = ids.filter((id) => isSelected(selection, id)).length;
  return (
    <Checkbox
      aria-label={name}
      disabled={ids.length === 0}
      checked={ids.length > 0 && count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={({ target }) => onTickAll(target.checked)}
    >
      {children}
    </Checkbox>
  );
}
