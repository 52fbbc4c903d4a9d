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
  /** Beside the tabs. */
  extra?: ReactNode;
};

/** The tabs of a list, each with how many rows it has, where that is known. */
export function TabBar({ tabs, shown, counts, onShow, extra }: Props) {
  const t = useText(listTexts);
  const labelOf = ({ key, label }: ListTab) => {
    const count = counts[key];
    // In an element of its own, whose text is replaced whole when the count changes.
    return <span>{count === undefined ? label : t('tab', { tab: label, count })}</span>;
  };
  return (
    <div className={styles.bar}>
      <Tabs
        className={styles.tabs}
        activeKey={shown}
        onChange={onShow}
        // The list below them is one for all, and not drawn anew for each.
        items={tabs.map((tab) => ({ key: tab.key, label: labelOf(tab) }))}
      />
      {/* Not antd's tabBarExtraContent: that lies in the list of tabs, which may hold nothing else. */}
      {extra && <div className={styles.extra}>{extra}</div>}
    </div>
  );
}
