import { Flex, Tag } from 'antd';
import { useText } from '@/hooks/useText';
import { savedViewTexts } from '@/locales/savedView';
import { FilterText } from '../FilterChips';
import { namesOf, personalNamesOf } from '../fields';
import { useSortOptions } from '../useSortOptions';
import styles from './ViewPanel.module.css';
import type { ViewedList } from './viewed-list';

/** What of a list is kept in a view, in words: tab, filters and sort; and what of what it shows is not. */
export function KeptParts({ of: { state, fields, columns, sorts, tabs, hasPeriod } }: { of: ViewedList }) {
  const t = useText(savedViewTexts);
  const personal = personalNamesOf(fields);
  const isSet = (name: string) => name in state.filter;
  const kept = fields.filter((field) => namesOf(field).some((name) => isSet(name) && !personal.includes(name)));
  const tab = tabs?.find(({ key }) => key === state.tab)?.label;
  const sort = useSortOptions(sorts, columns).find(({ value }) => value === state.sort)?.label;
  return (
    <Flex vertical gap={4} component="section" aria-label={t('kept')} style={{ marginBlockEnd: 16 }}>
      {tab && <div>{t('kept.tab', { tab })}</div>}
      <Flex wrap gap={8} align="center">
        {t(kept.length > 0 ? 'kept.filters' : 'kept.noFilters')}
        {kept.map((field) => (
          <Tag key={field.label}>
            <FilterText field={field} filter={state.filter} />
          </Tag>
        ))}
      </Flex>
      {sort && <div>{t('kept.sort', { sort })}</div>}
      {personal.some(isSet) && <div className={styles.about}>{t('personal')}</div>}
      {hasPeriod && <div className={styles.about}>{t('period')}</div>}
    </Flex>
  );
}
