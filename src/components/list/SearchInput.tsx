import { SearchOutlined } from '@ant-design/icons';
import { useDebounce } from 'ahooks';
import { Select, Spin } from 'antd';
import { useState } from 'react';
import { useClear } from '@/components/inputs/useClear';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { fullWidth, type InputOf } from './filter-input';
import { useSelectedLabel } from './useSelectedLabel';

const TYPING_MS = 300;

/** Select with server-side search. */
export function SearchInput({ id, field, value, onCommit }: InputOf<'search'>) {
  const t = useText(listTexts);
  const clear = useClear(field.label);
  const chosen = value[field.name] === undefined ? undefined : String(value[field.name]);
  const chosenName = useSelectedLabel(field, chosen ?? '');
  const [typed, setTyped] = useState<string>();
  const text = useDebounce(typed, { wait: TYPING_MS });
  const found = useRead(['options', field.name, null, text], () => field.search(text ?? ''), {
    enabled: text !== undefined,
  });
  const options = found.data ?? [];
  const isKnown = chosen === undefined || options.some((one) => one.value === chosen);
  return (
    <Select<string>
      id={id}
      aria-label={field.label}
      style={fullWidth}
      allowClear={clear}
      showSearch={{ filterOption: false, onSearch: setTyped, searchIcon: <SearchOutlined aria-hidden /> }}
      loading={found.isFetching}
      notFoundContent={found.isFetching ? <Spin size="small" /> : found.error && t('failed')}
      options={isKnown ? options : [{ value: chosen, label: chosenName }, ...options]}
      value={chosen}
      onOpenChange={(isOpen) => isOpen && setTyped('')}
      onChange={(picked?: string) => onCommit({ [field.name]: picked })}
    />
  );
}
