import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { ListState } from './codec';
import styles from './ListAnnouncement.module.css';
import { type ExtraSort, type Sortable, useSortOptions } from './useSortOptions';

type Props = {
  state: ListState;
  total: number;
  columns: readonly Sortable[];
  sorts: readonly ExtraSort[];
  /** The list shows all rows at once (a tree), without pages or sort order. */
  isWhole: boolean;
  isReady: boolean;
};

/** Announces the number of rows, the page and the sort order to screen readers. */
export function ListAnnouncement({ state, total, columns, sorts, isWhole, isReady }: Props) {
  const t = useText(listTexts);
  const options = useSortOptions(sorts, columns);
  const sort = options.find(({ value }) => value === state.sort)?.label;
  const pages = Math.max(1, Math.ceil(total / state.pageSize));
  const text = () => {
    if (isWhole) return t('total', { total });
    const place = { total, current: state.current, pages };
    return sort === undefined ? t('announceUnsorted', place) : t('announce', { ...place, sort });
  };
  return (
    <div aria-live="polite" className={styles.hidden}>
      {isReady && text()}
    </div>
  );
}
