import { Form } from 'antd';
import { type FocusEvent, type KeyboardEvent, memo } from 'react';
import styles from './FilterBar.module.css';
import { FilterInput } from './FilterInput';
import { getFieldOwner } from './field-owner';
import { getFieldNames } from './fields';
import type { FilterInputProps } from './filter-input';

type Props = Omit<FilterInputProps, 'described'> & {
  /** Error message for the entered value. */
  complaint?: string;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const isTyped = ({ kind }: Props['field']) =>
  kind === 'text' || kind === 'personal' || kind === 'numbers' || kind === 'days';

/** Options beside each other have their own width. */
const isAsWideAsItsOptions = ({ kind }: Props['field']) => kind === 'assignee';

/** Two dates, or the choice of what to search beside the text. */
const isWide = ({ kind }: Props['field']) => kind === 'days' || kind === 'personal';

function Item({ id, field, complaint, onBlur, onKeyDown, ...entered }: Props) {
  return (
    <Form.Item
      className={styles.item}
      label={field.label}
      htmlFor={id}
      validateStatus={complaint && 'error'}
      help={complaint && <span id={`${id}_help`}>{complaint}</span>}
    >
      <div
        className={isWide(field) ? styles.wide : isAsWideAsItsOptions(field) ? undefined : styles.input}
        {...(isTyped(field) && { onBlur, onKeyDown })}
      >
        <FilterInput
          id={id}
          field={field}
          described={complaint ? { 'aria-invalid': 'true', 'aria-describedby': `${id}_help` } : {}}
          {...entered}
        />
      </div>
    </Form.Item>
  );
}

function isUnchanged(
  { value: before, applied: appliedBefore, ...shown }: Props,
  { value: now, applied, ...next }: Props,
) {
  const keys = Object.keys(next) as (keyof typeof next)[];
  return (
    keys.every((key) => shown[key] === next[key]) &&
    getFieldNames(next.field).every((name) => before[name] === now[name] && appliedBefore[name] === applied[name]) &&
    getFieldOwner(next.field, before) === getFieldOwner(next.field, now)
  );
}

/** One filter of the bar. Memoized by its own values and its owner: typing in one filter renders none of the others. */
export const FilterItem = memo(Item, isUnchanged);
