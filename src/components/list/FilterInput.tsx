import { SearchOutlined } from '@ant-design/icons';
import { Cascader, DatePicker, Input, Select, Space } from 'antd';
import dayjs from 'dayjs';
import { NumberInput } from '@/components/inputs/NumberInput';
import { namedInputs } from '@/components/inputs/RangeInput';
import { useClear, usePickerClear, useTextClear } from '@/components/inputs/useClear';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { dayAfter, dayBefore } from '@/utils/date';
import { regionPath } from '@/utils/regions';
import type { Filter } from './codec';
import type { FilterField } from './fields';
import { useOptions } from './useOptions';

/** Values that a field gives to the filter; undefined takes one out. */
export type FilterChange = Record<string, string | number | boolean | undefined>;

type Props<Field extends FilterField = FilterField> = {
  id: string;
  field: Field;
  value: Filter;
  /** Ties what was typed to what is said against it. */
  described: { 'aria-invalid'?: 'true'; 'aria-describedby'?: string };
  /** What is being typed; it counts once it is applied. */
  onType: (change: FilterChange) => void;
  /** What has been chosen, and counts at once. */
  onChoose: (change: FilterChange) => void;
};
type InputOf<Kind extends FilterField['kind']> = Props<Extract<FilterField, { kind: Kind }>>;

const WIDTH = 180;
const textOrNothing = (text: string) => (text === '' ? undefined : text);
const asText = (value: Filter[string] | undefined) => (value === undefined ? '' : String(value));

function ChoiceInput({ id, field, value, onChoose }: InputOf<'select' | 'remote' | 'flag'>) {
  const clear = useClear(field.label);
  const { options, isLoading, load } = useOptions(field, value[field.name]);
  return (
    <Select
      id={id}
      aria-label={field.label}
      style={{ width: WIDTH }}
      allowClear={clear}
      showSearch={{ optionFilterProp: 'label', searchIcon: <SearchOutlined aria-hidden /> }}
      loading={isLoading}
      options={options}
      value={value[field.name] === undefined ? undefined : String(value[field.name])}
      onOpenChange={(isOpen) => isOpen && load()}
      onChange={(chosen?: string) =>
        onChoose({ [field.name]: field.kind === 'flag' && chosen !== undefined ? chosen === 'true' : chosen })
      }
    />
  );
}

function PersonalInput({ id, field, value, described, onType }: InputOf<'personal'>) {
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
        style={{ width: WIDTH }}
        allowClear={clear}
        autoComplete="off"
        maxLength={chosen.maxLength}
        value={asText(value[chosen.name])}
        onChange={({ target }) => onType({ ...nothingOf, [chosen.name]: target.value })}
      />
    </Space.Compact>
  );
}

function RegionInput({ id, field, value, onChoose }: InputOf<'region'>) {
  const clear = useClear(field.label);
  const chosen = value[field.name];
  const { regions, isLoading, load } = useRegions(chosen !== undefined);
  const path = regionPath(regions, String(chosen ?? ''));
  return (
    <Cascader
      id={id}
      aria-label={field.label}
      style={{ width: 240 }}
      allowClear={clear}
      changeOnSelect
      showSearch
      loading={isLoading}
      options={regions}
      value={path.map((region) => region.value)}
      onOpenChange={(isOpen) => isOpen && load()}
      onChange={(values?: string[]) => onChoose({ [field.name]: values?.at(-1) })}
    />
  );
}

function NumbersInput({ id, field, value, described, onType }: InputOf<'numbers'>) {
  const t = useText('list');
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

function DaysInput({ id, field, value, onChoose }: InputOf<'days'>) {
  const [from, before] = field.names;
  const first = value[from];
  const next = value[before];
  return (
    <DatePicker.RangePicker
      {...usePickerClear(field.label)}
      components={namedInputs}
      id={{ start: id }}
      aria-label={field.label}
      style={{ width: 240 }}
      allowEmpty={[true, true]}
      value={[
        typeof first === 'string' ? dayjs(first) : null,
        typeof next === 'string' ? dayjs(dayBefore(next)) : null,
      ]}
      onChange={(days) =>
        onChoose({
          [from]: days?.[0]?.format('YYYY-MM-DD'),
          [before]: days?.[1] ? dayAfter(days[1].format('YYYY-MM-DD')) : undefined,
        })
      }
    />
  );
}

function TextInput({ id, field, value, described, onType }: InputOf<'text'>) {
  return (
    <Input
      {...described}
      id={id}
      style={{ width: WIDTH }}
      allowClear={useTextClear(field.label)}
      maxLength={field.maxLength}
      value={asText(value[field.name])}
      onChange={({ target }) => onType({ [field.name]: textOrNothing(target.value) })}
    />
  );
}

/** How one filter is entered. */
export function FilterInput({ field, ...props }: Props) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} {...props} />;
    case 'personal':
      return <PersonalInput field={field} {...props} />;
    case 'region':
      return <RegionInput field={field} {...props} />;
    case 'numbers':
      return <NumbersInput field={field} {...props} />;
    case 'days':
      return <DaysInput field={field} {...props} />;
    default:
      return <ChoiceInput field={field} {...props} />;
  }
}
