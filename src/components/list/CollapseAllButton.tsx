import { Button } from 'antd';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

type Props = {
  /** Ids of the rows that have children. */
  parents: readonly string[];
  collapsed: ReadonlySet<string>;
  onCollapse: (ids: readonly string[]) => void;
};

/** Collapses the whole tree, or expands it again. */
export function CollapseAllButton({ parents, collapsed, onCollapse }: Props) {
  const t = useText(listTexts);
  const areAllClosed = parents.length > 0 && parents.every((id) => collapsed.has(id));
  return (
    <Button disabled={parents.length === 0} onClick={() => onCollapse(areAllClosed ? [] : parents)}>
      {t(areAllClosed ? 'expandAll' : 'collapseAll')}
    </Button>
  );
}
