import { Cascader, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useMemo, useRef, useState } from 'react';
import { DAY, RangePicker, toWallDate } from '@/components/inputs/pickers';
import { searchByLabel, searchByPath } from '@/components/inputs/search';
import { useClear, usePickerClear } from '@/components/inputs/useClear';
import { useOptionsRead } from '@/components/inputs/useOptionsRead';
import { parseDay } from '@/domain/parse-date';
import { toBusinessDay } from '@/domain/period/calendar';
import { getDayPresets } from '@/domain/period/day-presets';
import { cleanLine } from '@/domain/validation/text';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { serverNow } from '@/utils/clock';
import { dayAfter, dayBefore } from '@/utils/date';
import { getRegionPath } from '@/utils/regions';
import styles from './FilterBar.module.css';
import { type FilterChange, fullWidth, type InputOf } from './filter-input';
import { getSelectedValues, useOptions } from './useOptions';

export function ChoiceInput({ id, field, value, onCommit }: InputOf<'select' | 'remote' | 'flag'>) {
  const t = useText(listTexts);
  const clear = useClear(field.label);
  const { options, read, load } = useOptions(field, value);
  const loaded = useOptionsRead(read);
  const values = getSelectedValues(field, value[field.name]);
  const select = {
    id,
    'aria-label': field.label,
    style: fullWidth,
    allowClear: clear,
    showSearch: searchByLabel,
    ...loaded,
    options,
    onOpenChange: (isOpen: boolean) => {
      loaded.onOpenChange(isOpen);
      if (isOpen) load();
    },
  } as const;
  if ('isMany' in field && field.isMany) {
    // In the order of the options, however they were selected: the same choice gives the same query.
    const inOrder = (picked: string[]) => options.flatMap((one) => (picked.includes(one.value) ? one.value : []));
    return (
      <Select<string[]>
        {...select}
        mode="multiple"
        className={styles.several}
        // `responsive` would show no tag at all where the first label is long.
        maxTagCount={1}
        maxTagPlaceholder={(more) => (
          <span title={more.map(({ label }) => label).join(t('or'))}>{t('andMore', { count: more.length })}</span>
        )}
        value={values}
        onChange={(picked) => onCommit({ [field.name]: inOrder(picked).join(',') || undefined })}
      />
    );
  }
  // Where a filter is set by default, an empty field would not say that all rows are shown.
  const all = field.defaults && { value: '', label: t('all') };
  return (
    <Select<string>
      {...select}
      allowClear={values.length > 0 && clear}
      options={all ? [all, ...options] : options}
      value={values[0] ?? all?.value}
      onChange={(picked?: string) =>
        onCommit({ [field.name]: field.kind === 'flag' && picked ? picked === 'true' : picked || undefined })
      }
    />
  );
}

export function RegionInput({ id, field, value, onCommit }: InputOf<'region'>) {
  const clear = useClear(field.label);
  const chosen = value[field.name];
  const { regions, isLoading, load } = useRegions(chosen !== undefined);
  const path = getRegionPath(regions, String(chosen ?? ''));
  return (
    <Cascader
      id={id}
      aria-label={field.label}
      style={fullWidth}
      allowClear={clear}
      changeOnSelect
      showSearch={searchByPath}
      loading={isLoading}
      options={regions}
      value={path.map((region) => region.value)}
      onOpenChange={(isOpen) => isOpen && load()}
      onChange={(values?: string[]) => onCommit({ [field.name]: values?.at(-1) })}
    />
  );
}

/** Draft value for an entered text: its day as the query has it, or the text itself if it is not a day. */
function toDraft(text: string, isEnd: boolean) {
  const day = parseDay(text);
  if (day === undefined) return cleanLine(text) || undefined;
  return isEnd ? dayAfter(day) : day;
}

type Days = readonly [Dayjs | null, Dayjs | null];
/** The earlier day becomes the first. */
const inOrder = ([start, end]: Days): Days => (start && end?.isBefore(start) ? [end, start] : [start, end]);

/**
 * A range of days, open at either end. Entered text applies on blur or Enter, picked days once both ends are picked.
 * Text that is not a day stays, and the filter bar reports it.
 */
export function DaysInput({ id, field, value, applied, described, onDraftChange, onCommit }: InputOf<'days'>) {
  const t = useText(listTexts);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [mount, setMount] = useState(0);
  /** Days that the picker reported last: it knows nothing of invalid text and reports them again on blur. */
  const reported = useRef<FilterChange>({});
  // Back, a reset or a chip has removed text that is not a day. The picker cannot know that, so it is mounted again.
  if (Object.entries(texts).some(([name, text]) => value[name] !== text)) {
    setTexts({});
    setMount(mount + 1);
  }
  const [from, before] = field.names;
  const first = applied[from];
  const next = applied[before];
  // A new array would reset what is picked or entered but not applied yet.
  const days = useMemo(
    (): [Dayjs | null, Dayjs | null] => [
      typeof first === 'string' ? toWallDate(first) : null,
      typeof next === 'string' ? toWallDate(dayBefore(next)) : null,
    ],
    [first, next],
  );
  const type = (text: string, isEnd: boolean) => {
    const name = isEnd ? before : from;
    const isRead = cleanLine(text) === '' || parseDay(text) !== undefined;
    setTexts(({ [name]: _, ...others }) => (isRead ? others : { ...others, [name]: cleanLine(text) }));
    onDraftChange({ [name]: toDraft(text, isEnd) });
  };
  /** The picked days, except an end whose invalid text stays. */
  const pick = ([start, end]: readonly (Dayjs | null | undefined)[]): FilterChange => {
    const picked = { [from]: start?.format(DAY), [before]: end ? dayAfter(end.format(DAY)) : undefined };
    const known = reported.current;
    const isKept = (name: string) => name in texts && (picked[name] === applied[name] || picked[name] === known[name]);
    reported.current = picked;
    setTexts((now) => Object.fromEntries(Object.entries(now).filter(([name]) => isKept(name))));
    return Object.fromEntries(Object.entries(picked).filter(([name]) => !isKept(name)));
  };
  const hasInvalidText = Object.keys(texts).length > 0;
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) type(target.value, target.getAttribute('date-range') === 'end');
      }}
    >
      <RangePicker
        key={mount}
        {...usePickerClear(field.label)}
        {...described}
        id={{ start: id }}
        aria-label={field.label}
        style={fullWidth}
        allowEmpty={[true, true]}
        status={described['aria-invalid'] && 'error'}
        presets={getDayPresets(toBusinessDay(serverNow())).map((preset) => ({
          label: t(`days.${preset.name}`),
          value: [toWallDate(preset.from), toWallDate(dayBefore(preset.before))],
        }))}
        value={days}
        onCalendarChange={(picked) => onDraftChange(pick(picked))}
        onChange={(picked) =>
          onCommit(
            picked ? pick(hasInvalidText ? picked : inOrder(picked)) : { [from]: undefined, [before]: undefined },
          )
        }
      />
    </div>
  );
}
