import { Button, Empty, Space } from 'antd';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

/** What there is to do, and to know, where a list has no rows. */
export type EmptyList = {
  /** The tab that is empty, for a list that has some. */
  tab?: string;
  /** Another one that is not. */
  next?: { label: string; count: number; onOpen: () => void };
  onClearFilters: () => void;
  onReload: () => void;
};

type Props = EmptyList & { error?: unknown; isLoading: boolean; isFiltered: boolean };

/** What a list says in the place of its rows: that they did not arrive, are on their way, or that there are none. */
export function NoRows({ error, isLoading, isFiltered, tab, next, onClearFilters, onReload }: Props) {
  const t = useText(listTexts);
  if (error) return <ListFailed error={error} onRetry={onReload} />;
  const inTab = () => t(isFiltered ? 'emptyTabFiltered' : 'emptyTab', { tab: tab ?? '' });
  const inList = () => t(isFiltered ? 'emptyFiltered' : 'empty');
  const nothing = tab === undefined ? inList : inTab;
  return (
    // While nobody knows whether there are any, its place is that of the spinner, and not of antd's empty box.
    <Empty image={isLoading ? <span /> : undefined} description={isLoading ? t('loading') : nothing()}>
      {!isLoading && (isFiltered || next) && (
        <Space wrap>
          {isFiltered && <Button onClick={onClearFilters}>{t('clearFilters')}</Button>}
          {next && <Button onClick={next.onOpen}>{t('toTab', { tab: next.label, count: next.count })}</Button>}
        </Space>
      )}
    </Empty>
  );
}
