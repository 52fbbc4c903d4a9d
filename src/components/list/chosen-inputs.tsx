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
import { serverNow } from '@/utils/clock';
import { dayAfter, dayBefore } from '@/utils/date';
import { regionPath } from '@/utils/regions';
import styles from './FilterBar.module.css';
import { INPUT_WIDTH, type InputOf } from './filter-input';
import { useOptions, valuesOf } from './useOptions';

export function ChoiceInput({ id, field, value, onCommit }: InputOf<'select' | 'remote' | 'flag'>) {
  const t = useText(listTexts);
  const clear = useClear(field.label);
  const { options, isLoading, load } = useOptions(field, value);
  const values = valuesOf(field, value[field.name]);
  const select = {
    id,
    'aria-label': field.label,
    style: { width: INPUT_WIDTH },
    allowClear: clear,
    showSearch: { optionFilterProp: 'label', searchIcon: <SearchOutlined aria-hidden /> },
    loading: isLoading,
    options,
    onOpenChange: (isOpen: boolean) => isOpen && load(),
  } as const;
  if ('isMany' in field && field.isMany) {
    // In the order of the options, however they were clicked: the same choice is the same question.
    const inOrder = (picked: string[]) => options.flatMap((one) => (picked.includes(one.value) ? one.value : []));
    return (
      <Select<string[]>
        {...select}
        mode="multiple"
        className={styles.several}
        // As many as there is room for would be none, where the first has a long name.
        maxTagCount={1}
        maxTagPlaceholder={(more) => (
          <span title={more.map(({ label }) => label).join(t('or'))}>{t('andMore', { count: more.length })}</span>
        )}
        value={values}
        onChange={(picked) => onCommit({ [field.name]: inOrder(picked).join(',') || undefined })}
      />
    );
  }
  return (
    <Select<string>
      {...select}
      value={values[0]}
      onChange={(picked?: string) =>
        onCommit({ [field.name]: field.kind === 'flag' && picked !== undefined ? picked === 'true' : picked })
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
      presets={dayPresets(businessDay(serverNow())).map((preset) => ({
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
