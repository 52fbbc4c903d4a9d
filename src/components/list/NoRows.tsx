import { Button, Empty, Space } from 'antd';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

/** What the empty state of a list offers. */
export type EmptyList = {
  /** Label of the empty tab, if the list has tabs. */
  tab?: string;
  /** Another tab that has rows. */
  next?: { label: string; count: number; onOpen: () => void };
  onClearFilters: () => void;
  onReload: () => void;
};

type Props = EmptyList & { error?: unknown; isLoading: boolean; isFiltered: boolean };

/** Shown in place of the rows: an error, a loading text, or an empty state. */
export function NoRows({ error, isLoading, isFiltered, tab, next, onClearFilters, onReload }: Props) {
  const t = useText(listTexts);
  if (error) return <ListFailed error={error} onRetry={onReload} />;
  const inTab = () => t(isFiltered ? 'emptyTabFiltered' : 'emptyTab', { tab: tab ?? '' });
  const inList = () => t(isFiltered ? 'emptyFiltered' : 'empty');
  const nothing = tab === undefined ? inList : inTab;
  return (
    // While the list loads, the spinner takes this place instead of antd's empty image.
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
