import { DatePicker } from 'antd';
import { enterPicks } from './enter-picks';
import type { ControlProps } from './Field';
import { usePickerClear } from './useClear';
import { fromWallTime, toWallTime, wallTimeAt } from './wall-time';

export type InstantPreset = { label: string; value: () => ReturnType<typeof wallTimeAt> };

type Props = ControlProps<string> & {
  label: string;
  placeholder?: string;
  presets?: InstantPreset[];
  isDisabled?: boolean;
};

const FORMAT = 'YYYY-MM-DD HH:mm';

/** An instant by the clock of the business, to the minute; its value is ISO 8601 with +08:00. */
export function InstantInput({ label, value, onChange, isDisabled, presets, placeholder, id, ...aria }: Props) {
  return (
    <DatePicker
      {...aria}
      {...usePickerClear(label)}
      onKeyDown={enterPicks}
      id={id}
      style={{ width: '100%' }}
      disabled={isDisabled}
      placeholder={placeholder}
      format={FORMAT}
      showTime={{ format: 'HH:mm', defaultOpenValue: wallTimeAt(Date.now()).startOf('day') }}
      defaultPickerValue={wallTimeAt(Date.now())}
      presets={presets}
      value={toWallTime(value) ?? null}
      onChange={(wall) => onChange?.(wall ? fromWallTime(wall.startOf('minute')) : null)}
    />
  );
}
