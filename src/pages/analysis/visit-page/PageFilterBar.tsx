import { Checkbox, Input, InputNumber } from 'antd';
import { useEffect, useState } from 'react';
import { useTextClear } from '@/components/inputs/useClear';
import { useText } from '@/hooks/useText';
import { visitPageTexts } from '@/locales/visitPage';
import type { PageFilter } from './usePageFilter';
import styles from './visit-page.module.css';

/** Filters pages by name or path, number of visits, and lack of a name. */
export function PageFilterBar({ filter }: { filter: PageFilter }) {
  const t = useText(visitPageTexts);
  const clear = useTextClear(t('keyword'));
  const [typed, setTyped] = useState(filter.keyword);
  // Back and resetting the filter change the keyword from outside.
  useEffect(() => setTyped(filter.keyword), [filter.keyword]);
  return (
    <div className={styles.filters}>
      <Input.Search
        className={styles.keyword}
        allowClear={clear}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={t('keyword')}
        aria-label={t('keyword')}
        enterButton={t('search')}
        onSearch={filter.setKeyword}
      />
      <InputNumber
        className={styles.minVisits}
        aria-label={t('minVisits')}
        prefix={t('minVisits')}
        min={0}
        precision={0}
        value={filter.minVisits}
        onChange={filter.setMinVisits}
      />
      <Checkbox checked={filter.isUnnamedOnly} onChange={({ target }) => filter.setUnnamedOnly(target.checked)}>
        {t('unnamedOnly')}
      </Checkbox>
    </div>
  );
}
