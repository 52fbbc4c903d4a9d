import dayjs, { type Dayjs } from 'dayjs';
import type { FocusEvent } from 'react';
import { parseDay, parseMinute } from '@/domain/parse-date';
import { serverNow } from '@/utils/clock';
import type { ControlProps } from './Field';
import { type InvalidInput, useInputText } from './input-text';
import { DAY, DatePicker, MINUTE, TIME } from './pickers';
import { preventSubmitOnEnter } from './prevent-submit-on-enter';
import { usePickerClear } from './useClear';
import { fromWallTime, toWallTime, wallTimeAt } from './wall-time';

export type InstantPreset = { label: string; value: () => ReturnType<typeof wallTimeAt> };

type Props = ControlProps<string> & {
  label: string;
  placeholder?: string;
  presets?: InstantPreset[];
  isDisabled?: boolean;
  /** Days that are over cannot be picked, nor the present moment; what is typed is for the field to refuse. */
  isFuture?: boolean;
  /** A day without a time is due by its end, to the last millisecond (docs/domain.md 6.10). */
  isDue?: boolean;
  /** Where it is told what was typed, for a field that refuses what cannot be read. */
  typed?: InvalidInput;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

const isLastMinute = (wall: Dayjs) => wall.format(TIME) === '23:59';
const endOfDay = (day: string) => `${day}T23:59:59.999+08:00`;

/** An instant as its input shows it; undefined for what is none. */
export const instantText = (instant: string | null | undefined) => toWallTime(instant)?.format(MINUTE);

/** An instant by the clock of the business, to the minute; its value is ISO 8601 with +08:00. */
export function InstantInput(props: Props) {
  const { label, value, onChange, onBlur, isDisabled, presets, placeholder, typed, isFuture, isDue, ...rest } = props;
  const held = (wall: Dayjs) =>
    isDue && isLastMinute(wall) ? endOfDay(wall.format(DAY)) : fromWallTime(wall.startOf('minute'));
  const { box, picker } = useInputText({ value, onChange, onBlur, typed }, held, (text) => {
    const day = isDue ? parseDay(text) : undefined;
    if (day !== undefined) return { text: `${day} 23:59`, value: endOfDay(day) };
    // The picker reads no day that cannot be picked in it.
    const minute = isFuture ? parseMinute(text) : undefined;
    return minute === undefined ? undefined : { text: minute, value: held(dayjs.utc(minute)) };
  });
  return (
    <div {...box}>
      <DatePicker
        {...rest}
        {...usePickerClear(label)}
        {...picker}
        onKeyDown={preventSubmitOnEnter}
        style={{ width: '100%' }}
        disabled={isDisabled}
        placeholder={placeholder}
        format={MINUTE}
        showTime={{
          format: TIME,
          defaultOpenValue: isDue ? wallTimeAt(serverNow()).endOf('day') : wallTimeAt(serverNow()).startOf('day'),
        }}
        showNow={!isFuture}
        disabledDate={isFuture ? (day) => day.isBefore(wallTimeAt(serverNow()), 'day') : undefined}
        defaultPickerValue={wallTimeAt(serverNow())}
        // Whoever leaves it has chosen; a button to confirm would let go of what was typed.
        needConfirm={false}
        presets={presets}
        value={toWallTime(value) ?? null}
      />
    </div>
  );
}
