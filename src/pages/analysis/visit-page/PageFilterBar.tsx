import { Checkbox, Input } from 'antd';
import { useText } from '@/hooks/useText';
import type { PageFilter } from './usePageFilter';
import styles from './visit-page.module.css';

/** Finds pages by name or path, and those that nobody has named. */
export function PageFilterBar({ filter }: { filter: PageFilter }) {
  const t = useText('visitPage');
  return (
    <div className={styles.filters}>
      <Input.Search
        // Back and a cleared filter change it from outside.
        key={filter.keyword}
        className={styles.keyword}
        allowClear
        defaultValue={filter.keyword}
        placeholder={t('keyword')}
        aria-label={t('keyword')}
        enterButton={t('search')}
        onSearch={filter.setKeyword}
      />
      <Checkbox checked={filter.isUnnamedOnly} onChange={({ target }) => filter.setUnnamedOnly(target.checked)}>
        {t('unnamedOnly')}
      </Checkbox>
    </div>
  );
}
