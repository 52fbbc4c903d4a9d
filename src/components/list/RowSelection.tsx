import { useMemoizedFn } from 'ahooks';
import { Checkbox, ConfigProvider } from 'antd';
import type { CheckboxChangeEvent } from 'antd/es/checkbox';
import { createContext, type ReactNode, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { isSelected, selectRange } from './selection';
import { newSelectionStore, type SelectionStore } from './useSelection';

type RowSelection = {
  store: SelectionStore;
  /** Ids of the selectable rows, in display order. */
  ids: readonly string[];
  /** `toLast`: with all rows between this one and the last one that was changed (Shift click). */
  onTick: (id: string, isTicked: boolean, toLast: boolean) => void;
  onTickAll: (isTicked: boolean) => void;
};

const SelectionContext = createContext<RowSelection>({
  store: newSelectionStore(),
  ids: [],
  onTick: () => {},
  onTickAll: () => {},
});

/** antd's click wave would lay out all rows once more in the frame that shows the checkbox. */
const noWave = { disabled: true };

type Props = {
  store: SelectionStore;
  ids: readonly string[];
  /** The visible ones of `ids`: a tree may have collapsed rows. */
  visibleIds: readonly string[];
  onTick: (ids: readonly string[], isTicked: boolean) => void;
  children: ReactNode;
};

/** Provides the selection to the checkboxes below. */
export function RowSelection({ store, ids, visibleIds, onTick, children }: Props) {
  const last = useRef<string>(undefined);
  const tickOne = useMemoizedFn((id: string, isTicked: boolean, toLast: boolean) => {
    onTick(toLast ? selectRange(visibleIds, last.current, id) : [id], isTicked);
    last.current = id;
  });
  const tickAll = useMemoizedFn((isTicked: boolean) => onTick(ids, isTicked));
  const ticks = useMemo(() => ({ store, ids, onTick: tickOne, onTickAll: tickAll }), [store, ids, tickOne, tickAll]);
  return (
    <SelectionContext value={ticks}>
      <ConfigProvider wave={noWave}>{children}</ConfigProvider>
    </SelectionContext>
  );
}

/** Selects one row. Renders only when the selection of that row changes. */
export function RowCheckbox({ id, name, isDisabled }: { id: string; name: string; isDisabled?: boolean }) {
  const t = useText(listTexts);
  const { store, onTick } = useContext(SelectionContext);
  const isTicked = useSyncExternalStore(store.subscribe, () => isSelected(store.get(), id));
  const change = useMemoizedFn(({ target, nativeEvent }: CheckboxChangeEvent) =>
    onTick(id, target.checked, nativeEvent.shiftKey),
  );
  return (
    <Checkbox
      aria-label={t('selectRow', { name })}
      disabled={isDisabled}
      checked={!isDisabled && isTicked}
      onChange={change}
    />
  );
}

/** Selects all loaded rows. Labelled by `children`, or by `name` where there is no room for text. */
export function SelectAllCheckbox({ name, children }: { name?: string; children?: ReactNode }) {
  const { store, ids, onTickAll } = useContext(SelectionContext);
  const selection = useSyncExternalStore(store.subscribe, store.get);
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
