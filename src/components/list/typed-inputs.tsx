import { Input, Select, Space } from 'antd';
import { NumberInput } from '@/components/inputs/NumberInput';
import { useTextClear } from '@/components/inputs/useClear';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { Filter } from './codec';
import { INPUT_WIDTH, type InputOf } from './filter-input';

const textOrNothing = (text: string) => (text === '' ? undefined : text);
const asText = (value: Filter[string] | undefined) => (value === undefined ? '' : String(value));

export function TextInput({ id, field, value, described, onType }: InputOf<'text'>) {
  return (
    <Input
      {...described}
      id={id}
      style={{ width: INPUT_WIDTH }}
      allowClear={useTextClear(field.label)}
      maxLength={field.maxLength}
      value={asText(value[field.name])}
      onChange={({ target }) => onType({ [field.name]: textOrNothing(target.value) })}
    />
  );
}

export function PersonalInput({ id, field, value, described, onType }: InputOf<'personal'>) {
  const { choices } = field;
  const chosen = choices.find(({ name }) => name in value) ?? choices[0];
  const clear = useTextClear(chosen?.label ?? '');
  if (!chosen) return null;
  const nothingOf = Object.fromEntries(choices.map(({ name }) => [name, undefined]));
  return (
    <Space.Compact>
      <Select
        aria-label={field.label}
        style={{ width: 96 }}
        options={choices.map(({ name, label }) => ({ value: name, label }))}
        value={chosen.name}
        onChange={(name) => onType({ ...nothingOf, [name]: asText(value[chosen.name]) })}
      />
      <Input
        {...described}
        id={id}
        aria-label={chosen.label}
        style={{ width: INPUT_WIDTH }}
        allowClear={clear}
        autoComplete="off"
        maxLength={chosen.maxLength}
        value={asText(value[chosen.name])}
        onChange={({ target }) => onType({ ...nothingOf, [chosen.name]: target.value })}
      />
    </Space.Compact>
  );
}

export function NumbersInput({ id, field, value, described, onType }: InputOf<'numbers'>) {
  const t = useText(listTexts);
  const [min, max] = field.names;
  const one = (name: string, label: string, inputId?: string) => (
    <NumberInput
      {...described}
      id={inputId}
      aria-label={`${field.label} ${label}`}
      width={84}
      suffix={field.unit}
      value={value[name] as number | undefined}
      onChange={(number) => onType({ [name]: number ?? undefined })}
    />
  );
  return (
    <Space size={4}>
      {one(min, t('atLeast'), id)}–{one(max, t('atMost'))}
    </Space>
  );
}
