import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useMemoizedFn } from 'ahooks';
import { Button, Flex, Form } from 'antd';
import { type FocusEvent, type KeyboardEvent, memo, useId, useState } from 'react';
import { isFocusLeaving } from '@/components/inputs/pickers';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { Filter } from './codec';
import styles from './FilterBar.module.css';
import { FilterChips } from './FilterChips';
import { FilterItem } from './FilterItem';
import { getFieldOwner, isOffered } from './field-owner';
import { type FilterField, getDefaultFilter, getFieldNames } from './fields';
import type { FilterChange } from './filter-input';
import { filterErrors, normalizeFilter } from './filter-values';

type Props = {
  fields: readonly FilterField[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

const merge = (filter: Filter, change: FilterChange): Filter =>
  Object.fromEntries(
    Object.entries({ ...filter, ...change }).filter(
      (entry): entry is [string, Filter[string]] => entry[1] !== undefined,
    ),
  );

const isSame = (one: Filter, other: Filter) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

const noComplaints: ReadonlyMap<string, string> = new Map();

/** Removes the values of fields whose owner has changed: their options belonged to the previous owner. */
const withoutOrphans = (fields: readonly FilterField[], before: Filter, filter: Filter): Filter =>
  fields
    .filter((field) => getFieldOwner(field, before) !== getFieldOwner(field, filter))
    .reduce((left, field) => without(field, left), filter);

const without = (field: FilterField, filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !getFieldNames(field).includes(name)));

/**
 * The filters of a list: some always visible, the others behind a button that counts those in use and, while they are
 * hidden, as chips. A choice applies at once; entered text applies on Enter or when the input loses focus. Memoized: a change
 * of page, sort order or selection renders none of the inputs again.
 */
export const FilterBar = memo(function FilterBar({ fields, filter, onFilter }: Props) {
  const t = useText(listTexts);
  const id = useId();
  const [draft, setDraft] = useState(filter);
  const [shown, setShown] = useState(filter);
  const [asked, setAsked] = useState(filter);
  const [complaints, setComplaints] = useState(noComplaints);
  const more = fields.filter((field) => !field.always && field.kind !== 'linked' && isOffered(field, draft));
  const isSet = (field: FilterField) => getFieldNames(field).some((name) => name in filter);
  const setCount = more.filter(isSet).length;
  const [isOpen, setIsOpen] = useState(false);

  // Back or a chip has changed the filter, so the inputs follow. A filter applied here is in them already.
  if (shown !== filter) {
    setShown(filter);
    if (!isSame(filter, asked)) {
      setAsked(filter);
      setDraft(filter);
      setComplaints(noComplaints);
    }
  }

  const apply = (next: Filter) => {
    const tidied = withoutOrphans(fields, asked, normalizeFilter(fields, next));
    const found = filterErrors(fields, tidied, {
      reversed: t('reversed'),
      outside: (min, max, decimals) => t(decimals > 0 ? 'outsideDecimals' : 'outside', { min, max, decimals }),
      tooLong: (max) => t('tooLong', { max }),
      noDay: t('noDay'),
    });
    setComplaints(found);
    setDraft(tidied);
    // A field with an error stays visible, because it explains why the filter does not apply.
    if (more.some(({ label }) => found.has(label))) setIsOpen(true);
    if (found.size > 0 || isSame(tidied, asked)) return;
    setAsked(tidied);
    onFilter(tidied);
  };

  // Applies the entered text if it differs from the applied filter.
  const commit = () => {
    if (complaints.size > 0 || !isSame(normalizeFilter(fields, draft), asked)) apply(draft);
  };
  // Stable handlers: each keystroke renders only the input it goes into.
  const leave = useMemoizedFn((event: FocusEvent) => {
    if (isFocusLeaving(event)) commit();
  });
  const enter = useMemoizedFn(({ key, target, nativeEvent }: KeyboardEvent) => {
    const isText = target instanceof HTMLInputElement && target.role !== 'combobox';
    if (key === 'Enter' && isText && !nativeEvent.isComposing) commit();
  });
  // A picker may report one keystroke twice.
  const change = useMemoizedFn((typed: FilterChange) => setDraft((now) => merge(now, typed)));
  const choose = useMemoizedFn((chosen: FilterChange) => apply(merge(draft, chosen)));

  const items = {
    value: draft,
    applied: asked,
    onDraftChange: change,
    onCommit: choose,
    onBlur: leave,
    onKeyDown: enter,
  };
  const input = (field: FilterField, index: number) => (
    <FilterItem
      // Another owner has other options: the input is mounted again.
      key={`${field.label}:${getFieldOwner(field, draft) ?? ''}`}
      id={`${id}${index}`}
      field={field}
      complaint={complaints.get(field.label)}
      {...items}
    />
  );

  return (
    <search className={styles.bar}>
      {/* Opened, all filters are in one grid. */}
      <Form layout="inline" component="div" className={isOpen ? styles.grid : styles.line}>
        {fields.map((field, index) => (field.always || (isOpen && more.includes(field))) && input(field, index))}
        <Flex gap={8} className={styles.item}>
          <Button onClick={() => apply(getDefaultFilter(fields))}>{t('reset')}</Button>
          {more.length > 0 && (
            <Button
              type="link"
              aria-expanded={isOpen}
              icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              onClick={() => setIsOpen(!isOpen)}
            >
              {setCount > 0 ? t('moreFiltersSet', { count: setCount }) : t('moreFilters')}
            </Button>
          )}
        </Flex>
      </Form>
      <FilterChips
        fields={fields.filter((field) => !field.always && !(isOpen && more.includes(field)))}
        filter={filter}
        onRemove={(field) => apply(without(field, draft))}
      />
    </search>
  );
});
