import { type RefSelectProps, Select } from 'antd';
import type { Ref } from 'react';
import { searchByLabel } from '@/components/inputs/search';

type Props = {
  label: string;
  value: string | null;
  options: { value: string; label: string }[];
  /** Label of a value, also of one that is not among the options. */
  formatValue: (value: string) => string;
  placeholder: string;
  /** Shown when there are no options. */
  emptyText?: string;
  isUnfit?: boolean;
  selectRef?: Ref<RefSelectProps>;
  onChoose: (value: string) => void;
};

const POPUP_WIDTH_PX = 420;

/** Select for many options, such as 200 questions, searched by any part of the label. */
export function SearchSelect(props: Props) {
  const { label, value, options, formatValue, placeholder, emptyText, isUnfit = false, selectRef, onChoose } = props;
  return (
    <Select<string>
      ref={selectRef}
      aria-label={label}
      style={{ width: '100%' }}
      status={isUnfit ? 'warning' : undefined}
      showSearch={searchByLabel}
      popupMatchSelectWidth={POPUP_WIDTH_PX}
      placeholder={placeholder}
      notFoundContent={emptyText}
      options={options}
      labelRender={({ value: chosen }) => formatValue(String(chosen))}
      value={value}
      onChange={onChoose}
    />
  );
}
