import { Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import type { Filter } from '@/components/list/codec';
import { FilterText } from '@/components/list/FilterChips';
import { type FilterField, getFieldNames } from '@/components/list/fields';
import { useSortOptions } from '@/components/list/useSortOptions';
import { useText } from '@/hooks/useText';
import { savedViewTexts } from '@/locales/savedView';
import { getPersonalFilters, viewQuery } from './saved-query';
import styles from './ViewPanel.module.css';
import type { ViewedList } from './viewed-list';

function SavedFilterText({ field, kept }: { field: FilterField; kept: Filter }) {
  const t = useText(savedViewTexts);
  // A default that was cleared.
  if (Object.keys(kept).length === 0) return t('kept.any', { label: field.label });
  return (
    <>
      <FilterText field={field} filter={kept} />
      {field.kind === 'days' && t('kept.fixed')}
    </>
  );
}

const Line = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Flex wrap gap={8} align="center">
    {title}
    {children}
  </Flex>
);

/** Parts of a field with their query names and labels. */
const getSavedParts = (field: FilterField): readonly { name: string; label: string }[] =>
  field.kind === 'personal' ? field.choices : getFieldNames(field).map((name) => ({ name, label: field.label }));

/** Shows what a view saves of a list: tab, filters and sort order; and which active filters it leaves out. */
export function SavedViewSummary({
  of: { name: list, state, rules, fields, columns, sorts, tabs, hasPeriod },
}: {
  of: ViewedList;
}) {
  const t = useText(savedViewTexts);
  const { filter } = state;
  const query = new URLSearchParams(viewQuery(state, rules, list));
  const personal = getPersonalFilters(list);
  const keptOf = (field: FilterField): Filter =>
    Object.fromEntries(getFieldNames(field).flatMap((name) => (query.get(name) ? [[name, filter[name] ?? '']] : [])));
  const isKept = (field: FilterField) => getFieldNames(field).some((name) => query.has(name));
  const set = fields.flatMap(getSavedParts).filter(({ name }) => name in filter);
  const left = set.filter(({ name }) => personal.includes(name));
  const usual = fields.filter(
    (field) => !isKept(field) && getFieldNames(field).some((name) => name in filter && !personal.includes(name)),
  );
  const kept = fields.filter(isKept);
  const tab = tabs?.find(({ key }) => key === query.get('tab'))?.label;
  const sort = useSortOptions(sorts, columns).find(({ value }) => value === query.get('sort'))?.label;
  return (
    <Flex vertical gap={4} component="section" aria-label={t('kept')} style={{ marginBlockEnd: 16 }}>
      {tab && <div>{t('kept.tab', { tab })}</div>}
      <Line title={t(kept.length > 0 ? 'kept.filters' : 'kept.noFilters')}>
        {kept.map((field) => (
          <Tag key={field.label}>
            <SavedFilterText field={field} kept={keptOf(field)} />
          </Tag>
        ))}
      </Line>
      {sort && <div>{t('kept.sort', { sort })}</div>}
      {usual.length > 0 && (
        <Line title={t('kept.default')}>
          {usual.map(({ label }) => (
            <Tag key={label}>{label}</Tag>
          ))}
        </Line>
      )}
      {left.length > 0 && (
        <>
          <Line title={t('kept.not')}>
            {left.map(({ name, label }) => (
              <Tag key={name}>{label}</Tag>
            ))}
          </Line>
          <div className={styles.about}>{t('personal')}</div>
        </>
      )}
      {hasPeriod && <div className={styles.about}>{t('period')}</div>}
    </Flex>
  );
}
