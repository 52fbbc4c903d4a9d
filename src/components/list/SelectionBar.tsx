import { Button, Flex, Space } from 'antd';
import { bulk as limit } from '@/contract/limits/bulk';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { BulkAction } from './actions';
import styles from './SelectionBar.module.css';
import { allMatching, countOf, noneSelected, type Selection } from './selection';

type Props = {
  selection: Selection;
  total: number;
  /** All rows are in view: ticking them is choosing all that match. */
  isWhole: boolean;
  actions: readonly Pick<BulkAction, 'key' | 'label' | 'isDanger'>[];
  onSelection: (selection: Selection) => void;
  onAction: (key: string) => void;
};

/** How many rows are ticked, the way to all that match, and what can be done with them. */
export function SelectionBar({ selection, total, isWhole, actions, onSelection, onAction }: Props) {
  const t = useText(listTexts);
  const count = countOf(selection, total);
  const isMatching = selection.mode === 'matching';
  const isTooMany = !isMatching && count > limit.maxIds;
  return (
    <div role="status">
      {(count > 0 || isMatching) && (
        <Flex wrap align="center" justify="space-between" gap={8} className={styles.bar}>
          <Space wrap>
            <span>{t(isMatching ? 'selectedMatching' : 'selected', { count })}</span>
            {!isWhole && !isMatching && total > count && (
              <Button type="link" size="small" onClick={() => onSelection(allMatching)}>
                {t('selectMatching', { total })}
              </Button>
            )}
            <Button type="link" size="small" onClick={() => onSelection(noneSelected)}>
              {t('clearSelection')}
            </Button>
            {isTooMany && <span>{t('tooMany', { max: limit.maxIds })}</span>}
          </Space>
          <Space wrap>
            {actions.map((action) => (
              <Button
                key={action.key}
                size="small"
                danger={action.isDanger}
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
  );
}
