import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import styles from './TabBar.module.css';
import type { ListTab, TabCounts } from './tabs';

type Props = {
  tabs: readonly ListTab[];
  shown: string;
  counts: TabCounts;
  onShow: (key: string) => void;
  /** Content beside the tabs. */
  extra?: ReactNode;
};

/** The tabs of a list, each with its number of rows where known. */
export function TabBar({ tabs, shown, counts, onShow, extra }: Props) {
  const t = useText(listTexts);
  const labelOf = ({ key, label }: ListTab) => {
    const count = counts[key];
    // In a separate element, whose text is replaced as a whole when the count changes.
    return <span>{count === undefined ? label : t('tab', { tab: label, count })}</span>;
  };
  return (
    <div className={styles.bar}>
      <Tabs
        className={styles.tabs}
        activeKey={shown}
        onChange={onShow}
        // The list below is shared by all tabs, so the items have no children.
        items={tabs.map((tab) => ({ key: tab.key, label: labelOf(tab) }))}
      />
      {/* Not antd's tabBarExtraContent: that is inside the tablist role, which may contain only tabs. */}
      {extra && <div className={styles.extra}>{extra}</div>}
    </div>
  );
}
