import { Button, Empty } from 'antd';
import { ListFailed } from '@/components/ListFailed';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

type Props = {
  error?: unknown;
  isLoading: boolean;
  isFiltered: boolean;
  onClearFilters: () => void;
  onReload: () => void;
};

/** What a list says in the place of its rows: that they did not arrive, are on their way, or that there are none. */
export function NoRows({ error, isLoading, isFiltered, onClearFilters, onReload }: Props) {
  const t = useText(listTexts);
  if (error) return <ListFailed error={error} onRetry={onReload} />;
  return (
    <Empty description={isLoading ? t('loading') : t(isFiltered ? 'emptyFiltered' : 'empty')}>
      {isFiltered && !isLoading && <Button onClick={onClearFilters}>{t('clearFilters')}</Button>}
    </Empty>
  );
}
