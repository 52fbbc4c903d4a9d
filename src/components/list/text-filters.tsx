import { Input, Select, Space } from 'antd';
import { useState } from 'react';
import { NumberInput } from '@/components/inputs/NumberInput';
import { useTextClear } from '@/components/inputs/useClear';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { Filter } from './codec';
import { fullWidth, type InputOf } from './filter-input';

/** Event type of antd's clear button, which applies at once. */
const CLEARED = 'click';

const toTextOrUndefined = (text: string) => (text === '' ? undefined : text);
const toText = (value: Filter[string] | undefined) => (value === undefined ? '' : String(value));

export function TextInput({ id, field, value, described, onDraftChange, onCommit }: InputOf<'text'>) {
  return (
    <Input
      {...described}
      id={id}
      style={fullWidth}
      allowClear={useTextClear(field.label)}
      maxLength={field.maxLength}
      placeholder={field.placeholder}
      value={toText(value[field.name])}
      onChange={({ target, type }) => {
        const change = { [field.name]: toTextOrUndefined(target.value) };
        if (type === CLEARED) onCommit(change);
        else onDraftChange(change);
      }}
    />
  );
}

export function PersonalInput({ id, field, value, described, onDraftChange, onCommit }: InputOf<'personal'>) {
  const { choices } = field;
  const [searched, setSearched] = useState(choices[0]?.name);
  const chosen = choices.find(({ name }) => name in value) ?? choices.find(({ name }) => name === searched);
  const clear = useTextClear(chosen?.label ?? '');
  if (!chosen) return null;
  const nothingOf = Object.fromEntries(choices.map(({ name }) => [name, undefined]));
  return (
    <Space.Compact block>
      <Select
        aria-label={field.label}
        style={{ flex: 'none', width: 96 }}
        options={choices.map(({ name, label }) => ({ value: name, label }))}
        value={chosen.name}
        onChange={(name) => {
          setSearched(name);
          const typed = value[chosen.name];
          if (typed !== undefined) onCommit({ ...nothingOf, [name]: typed });
        }}
      />
      <Input
        {...described}
        id={id}
        aria-label={chosen.label}
        style={fullWidth}
        allowClear={clear}
        autoComplete="off"
        maxLength={chosen.maxLength}
        placeholder={chosen.placeholder}
        value={toText(value[chosen.name])}
        onChange={({ target, type }) => {
          const change = { ...nothingOf, [chosen.name]: toTextOrUndefined(target.value) };
          if (type === CLEARED) onCommit(change);
          else onDraftChange(change);
        }}
      />
    </Space.Compact>
  );
}

export function NumbersInput({ id, field, value, described, onDraftChange }: InputOf<'numbers'>) {
  const t = useText(listTexts);
  const [min, max] = field.names;
  const one = (name: string, label: string, inputId?: string) => (
    <NumberInput
      {...described}
      id={inputId}
      aria-label={`${field.label} ${label}`}
      width={84}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      suffix={field.unit}
      value={value[name] as number | undefined}
      onChange={(number) => onDraftChange({ [name]: number ?? undefined })}
    />
  );
  return (
    <Space size={4}>
      {one(min, t('atLeast'), id)}–{one(max, t('atMost'))}
    </Space>
  );
}
