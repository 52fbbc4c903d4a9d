import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { FocusEvent } from 'react';
import { serverNow } from '@/utils/clock';
import type { ControlProps } from './Field';
import { preventSubmitOnEnter } from './prevent-submit-on-enter';
import { type Typed, useTypedText } from './typed-text';
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
  typed?: Typed;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

const FORMAT = 'YYYY-MM-DD HH:mm';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;
/** The text as a date; undefined for a day or time that there is not. */
function readWallTime(text: string, format: string) {
  const wall = dayjs.utc(text);
  return wall.format(format) === text ? wall : undefined;
}
const isLastMinute = (wall: Dayjs) => wall.format('HH:mm') === '23:59';
const endOfDay = (wall: Dayjs) => `${wall.format('YYYY-MM-DD')}T23:59:59.999+08:00`;

/** An instant as its input shows it; undefined for what is none. */
export const instantText = (instant: string | null | undefined) => toWallTime(instant)?.format(FORMAT);

/** An instant by the clock of the business, to the minute; its value is ISO 8601 with +08:00. */
export function InstantInput(props: Props) {
  const { label, value, onChange, onBlur, isDisabled, presets, placeholder, typed, isFuture, isDue, ...rest } = props;
  const held = (wall: Dayjs) => (isDue && isLastMinute(wall) ? endOfDay(wall) : fromWallTime(wall.startOf('minute')));
  const { box, picker } = useTypedText({ value, onChange, onBlur, typed }, held, (text) => {
    const day = isDue && DAY.test(text) ? readWallTime(text, 'YYYY-MM-DD') : undefined;
    if (day) return { text: `${text} 23:59`, value: endOfDay(day) };
    // The picker reads no day that cannot be picked in it.
    const minute = isFuture && MINUTE.test(text) ? readWallTime(text, FORMAT) : undefined;
    return minute && { text, value: held(minute) };
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
        format={FORMAT}
        showTime={{
          format: 'HH:mm',
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
