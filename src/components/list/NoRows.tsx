import { Button, Empty } from 'antd';
import { ListFailed } from '@/components/ListFailed';
import { useText } from '@/hooks/useText';
import type { ListState } from './codec';

type Props = {
  error?: unknown;
  isLoading: boolean;
  state: ListState;
  onClearFilters: () => void;
  onReload: () => void;
};

/** What a list says in the place of its rows: that they did not arrive, are on their way, or that there are none. */
export function NoRows({ error, isLoading, state, onClearFilters, onReload }: Props) {
  const t = useText('list');
  if (error) return <ListFailed error={error} onRetry={onReload} />;
  const isFiltered = Object.keys(state.filter).length > 0;
  return (
    <Empty description={isLoading ? t('loading') : t(isFiltered ? 'emptyFiltered' : 'empty')}>
      {isFiltered && !isLoading && <Button onClick={onClearFilters}>{t('clearFilters')}</Button>}
    </Empty>
  );
}
