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

/** Takes out what was chosen of something else than is chosen by now. */
const withoutOrphans = (fields: readonly FilterField[], before: Filter, filter: Filter): Filter =>
  fields
    .filter((field) => getFieldOwner(field, before) !== getFieldOwner(field, filter))
    .reduce((left, field) => without(field, left), filter);

const without = (field: FilterField, filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !getFieldNames(field).includes(name)));

/**
 * The filters of a list: those that are always at hand, the others behind a button that counts the
 * ones in use, and what is set as chips. All count at once: what is typed, with Enter or when it is left.
 * Memoised: a page, a sort or a tick draws none of its inputs.
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

  // Back, or a chip, has changed the filter: the inputs say so too. Of what was asked for here they know.
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
    // What is wrong is never folded away: without it nobody could tell why nothing is found.
    if (more.some(({ label }) => found.has(label))) setIsOpen(true);
    if (found.size > 0 || isSame(tidied, asked)) return;
    setAsked(tidied);
    onFilter(tidied);
  };

  // What was typed, once it is there as it is meant.
  const commit = () => {
    if (complaints.size > 0 || !isSame(normalizeFilter(fields, draft), asked)) apply(draft);
  };
  // The same functions for each letter: only the input that it is typed into is drawn.
  const leave = useMemoizedFn((event: FocusEvent) => {
    if (isFocusLeaving(event)) commit();
  });
  const enter = useMemoizedFn(({ key, target, nativeEvent }: KeyboardEvent) => {
    const isText = target instanceof HTMLInputElement && target.role !== 'combobox';
    if (key === 'Enter' && isText && !nativeEvent.isComposing) commit();
  });
  // A picker may tell of one keystroke twice.
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
      // Options of something else are another choice.
      key={`${field.label}:${getFieldOwner(field, draft) ?? ''}`}
      id={`${id}${index}`}
      field={field}
      complaint={complaints.get(field.label)}
      {...items}
    />
  );

  return (
    <search className={styles.bar}>
      <Form layout="inline" component="div" className={styles.form}>
        {fields.map((field, index) => field.always && input(field, index))}
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
      {isOpen && (
        <Form layout="inline" component="div" labelWrap className={styles.more}>
          {fields.map((field, index) => more.includes(field) && input(field, index))}
        </Form>
      )}
      <FilterChips fields={fields} filter={filter} onRemove={(field) => apply(without(field, draft))} />
    </search>
  );
});
