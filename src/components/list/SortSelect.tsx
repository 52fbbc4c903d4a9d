import { Flex, Select } from 'antd';
import { useId } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import styles from './SortSelect.module.css';
import { type ExtraSort, type Sortable, useSortOptions } from './useSortOptions';

type Props = {
  extra: readonly ExtraSort[];
  columns: readonly Sortable[];
  value: string;
  onChange: (sort: string) => void;
};

/** Select for the sort order, for lists with orders that no column header offers. */
export function SortSelect({ extra, columns, value, onChange }: Props) {
  const t = useText(listTexts);
  const id = useId();
  const options = useSortOptions(extra, columns);
  return (
    <Flex align="center" gap={8}>
      <label htmlFor={id}>{t('sortBy')}</label>
      <Select id={id} className={styles.sort} options={options} value={value} onChange={onChange} />
    </Flex>
  );
}
