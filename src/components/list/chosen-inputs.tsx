import { SearchOutlined } from '@ant-design/icons';
import { Cascader, DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { namedInputs } from '@/components/inputs/RangeInput';
import { useClear, usePickerClear } from '@/components/inputs/useClear';
import { businessDay } from '@/domain/period/calendar';
import { dayPresets } from '@/domain/period/day-presets';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { dayAfter, dayBefore } from '@/utils/date';
import { regionPath } from '@/utils/regions';
import { INPUT_WIDTH, type InputOf } from './filter-input';
import { useOptions } from './useOptions';

export function ChoiceInput({ id, field, value, onCommit }: InputOf<'select' | 'remote' | 'flag'>) {
  const clear = useClear(field.label);
  const { options, isLoading, load } = useOptions(field, value[field.name]);
  return (
    <Select
      id={id}
      aria-label={field.label}
      style={{ width: INPUT_WIDTH }}
      allowClear={clear}
      showSearch={{ optionFilterProp: 'label', searchIcon: <SearchOutlined aria-hidden /> }}
      loading={isLoading}
      options={options}
      value={value[field.name] === undefined ? undefined : String(value[field.name])}
      onOpenChange={(isOpen) => isOpen && load()}
      onChange={(chosen?: string) =>
        onCommit({ [field.name]: field.kind === 'flag' && chosen !== undefined ? chosen === 'true' : chosen })
      }
    />
  );
}

export function RegionInput({ id, field, value, onCommit }: InputOf<'region'>) {
  const clear = useClear(field.label);
  const chosen = value[field.name];
  const { regions, isLoading, load } = useRegions(chosen !== undefined);
  const path = regionPath(regions, String(chosen ?? ''));
  return (
    <Cascader
      id={id}
      aria-label={field.label}
      style={{ width: INPUT_WIDTH }}
      allowClear={clear}
      changeOnSelect
      showSearch
      loading={isLoading}
      options={regions}
      value={path.map((region) => region.value)}
      onOpenChange={(isOpen) => isOpen && load()}
      onChange={(values?: string[]) => onCommit({ [field.name]: values?.at(-1) })}
    />
  );
}

export function DaysInput({ id, field, value, described, onCommit }: InputOf<'days'>) {
  const [from, before] = field.names;
  const first = value[from];
  const next = value[before];
  const t = useText(listTexts);
  return (
    <DatePicker.RangePicker
      {...usePickerClear(field.label)}
      {...described}
      components={namedInputs}
      id={{ start: id }}
      aria-label={field.label}
      style={{ width: 240 }}
      allowEmpty={[true, true]}
      presets={dayPresets(businessDay(Date.now())).map((preset) => ({
        label: t(`days.${preset.name}`),
        value: [dayjs(preset.from), dayjs(dayBefore(preset.before))],
      }))}
      value={[
        typeof first === 'string' ? dayjs(first) : null,
        typeof next === 'string' ? dayjs(dayBefore(next)) : null,
      ]}
      onChange={(days) =>
        onCommit({
          [from]: days?.[0]?.format('YYYY-MM-DD'),
          [before]: days?.[1] ? dayAfter(days[1].format('YYYY-MM-DD')) : undefined,
        })
      }
    />
  );
}
