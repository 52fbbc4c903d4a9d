import { Button, Flex, Space } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';
import { bulk as limit } from '@/contract/limits/bulk';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { BulkAction, BulkOpener } from './actions';
import styles from './SelectionBar.module.css';
import { allMatching, countSelected, emptySelection } from './selection';
import type { SelectionStore } from './useSelection';

type Props = {
  store: SelectionStore;
  total: number;
  /** All rows are visible: selecting them is selecting all that match. */
  isWhole: boolean;
  actions: readonly (Pick<BulkAction, 'key' | 'label' | 'isDanger'> | BulkOpener)[];
  onAction: (key: string) => void;
  /** Line above the rows while none is selected. */
  children: ReactNode;
};

/**
 * The number of selected rows, a button to select all that match, and the bulk actions. They replace the line above the
 * rows, so that the first selection does not push the rows down.
 */
export function SelectionBar({ store, total, isWhole, actions, onAction, children }: Props) {
  const t = useText(listTexts);
  const selection = useSyncExternalStore(store.subscribe, store.get);
  const count = countSelected(selection, total);
  const isMatching = selection.mode === 'matching';
  const isTooMany = !isMatching && count > limit.maxIds;
  const isAnyTicked = count > 0 || isMatching;
  return (
    <>
      <div hidden={isAnyTicked}>{children}</div>
      <div role="status">
        {isAnyTicked && (
          <Flex wrap align="center" justify="space-between" gap="4px 8px" className={styles.bar}>
            <Space wrap size={[8, 4]}>
              <span className={styles.ticked}>{t(isMatching ? 'selectedMatching' : 'selected', { count })}</span>
              {!isMatching && (isWhole ? isTooMany : total > count) && (
                <Button type="link" size="small" onClick={() => store.set(allMatching)}>
                  {t('selectMatching', { total })}
                </Button>
              )}
              <Button type="link" size="small" onClick={() => store.set(emptySelection)}>
                {t('clearSelection')}
              </Button>
              {isTooMany && <span>{t('tooMany', { max: limit.maxIds })}</span>}
            </Space>
            <Space wrap size={[8, 4]}>
              {actions.map((action) => (
                <Button
                  key={action.key}
                  size="small"
                  danger={'isDanger' in action && action.isDanger}
                  disabled={count === 0 || isTooMany}
                  onClick={() => onAction(action.key)}
                >
                  {action.label}
                </Button>
              ))}
            </Space>
          </Flex>
        )}
      </div>
    </>
  );
}
