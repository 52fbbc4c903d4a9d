import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Flex, Form } from 'antd';
import { useId, useState } from 'react';
import { useText } from '@/hooks/useText';
import type { Filter } from './codec';
import styles from './FilterBar.module.css';
import { FilterChips } from './FilterChips';
import { type FilterChange, FilterInput } from './FilterInput';
import { type FilterField, namesOf } from './fields';

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

/** The filter as it is sent: texts trimmed, empty ones gone. */
const tidy = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== ''),
  );

/** What is wrong with what was typed, by the name of the query that it fills. */
function complaintOf(field: FilterField, filter: Filter) {
  const texts = field.kind === 'personal' ? field.choices : field.kind === 'text' ? [field] : [];
  const wrong = texts.find(({ name, pattern }) => name in filter && pattern && !pattern.test(String(filter[name])));
  return wrong?.patternMessage;
}

/**
 * The filters of a list: those that are always at hand, the others behind a button that counts the
 * ones in use, and what is set as chips. Choices count at once, typed text with Enter or the button.
 */
export function FilterBar({ fields, filter, onFilter }: Props) {
  const t = useText('list');
  const id = useId();
  const [draft, setDraft] = useState(filter);
  const [shown, setShown] = useState(filter);
  const [complaints, setComplaints] = useState<Record<string, string | undefined>>({});
  const more = fields.filter(({ always }) => !always);
  const isSet = (field: FilterField) => namesOf(field).some((name) => name in filter);
  const setCount = more.filter(isSet).length;
  const [isOpen, setIsOpen] = useState(false);

  // Back, or a chip, has changed the filter: the inputs say so too.
  if (shown !== filter) {
    setShown(filter);
    setDraft(filter);
    setComplaints({});
  }

  const apply = (next: Filter) => {
    const tidied = tidy(next);
    const found = Object.fromEntries(fields.map((field) => [field.label, complaintOf(field, tidied)]));
    setComplaints(found);
    if (Object.values(found).every((complaint) => complaint === undefined)) onFilter(tidied);
  };

  const input = (field: FilterField, index: number) => (
    <Form.Item
      key={field.label}
      className={styles.item}
      label={field.label}
      htmlFor={`${id}${index}`}
      validateStatus={complaints[field.label] ? 'error' : undefined}
      help={complaints[field.label]}
    >
      <FilterInput
        id={`${id}${index}`}
        field={field}
        value={draft}
        onType={(change) => setDraft(merge(draft, change))}
        onChoose={(change) => {
          const next = merge(draft, change);
          setDraft(next);
          apply(next);
        }}
      />
    </Form.Item>
  );

  return (
    <search className={styles.bar}>
      <Form layout="inline" component="form" onFinish={() => apply(draft)} className={styles.form}>
        {fields.map((field, index) => (field.always || isOpen ? input(field, index) : null))}
        <Flex gap={8} className={styles.item}>
          <Button htmlType="submit" icon={<SearchOutlined aria-hidden />}>
            {t('search')}
          </Button>
          <Button onClick={() => onFilter({})}>{t('reset')}</Button>
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
      <FilterChips fields={fields} filter={filter} onFilter={onFilter} />
    </search>
  );
}
