import dayjs, { type Dayjs } from 'dayjs';
import { type FocusEvent, type MouseEvent, useRef } from 'react';
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
  /** Past days and the present moment cannot be picked; the field validates entered text. */
  isFuture?: boolean;
  /** A day without a time is due at its end, to the last millisecond (docs/domain.md 6.10). */
  isDue?: boolean;
  /** Receives the entered text, for a field that rejects text that does not parse. */
  typed?: InvalidInput;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

const isLastMinute = (wall: Dayjs) => wall.format(TIME) === '23:59';
const endOfDay = (day: string) => `${day}T23:59:59.999+08:00`;

/** An instant as shown in its input; undefined if it is none. */
export const instantText = (instant: string | null | undefined) => toWallTime(instant)?.format(MINUTE);

/** An instant in business time, to the minute; the value is ISO 8601 with +08:00. */
export function InstantInput(props: Props) {
  const { label, value, onChange, onBlur, isDisabled, presets, placeholder, typed, isFuture, isDue, ...rest } = props;
  // True during a click on a day. The columns show the coming hour, but such a click means the end of the day.
  const isDayClicked = useRef(false);
  const held = (wall: Dayjs) => {
    const isWholeDay = isDue && (isLastMinute(wall) || (!value && isDayClicked.current));
    if (isWholeDay) return endOfDay(wall.format(DAY));
    // An hour clicked after a day, which was due at its last minute, is meant as a full hour.
    const isHourOnly = !typed?.current && value === endOfDay(wall.format(DAY)) && wall.minute() === 59;
    return fromWallTime(wall.startOf(isHourOnly ? 'hour' : 'minute'));
  };
  // Clicks in the calendar bubble to here, too.
  const dayClicks = {
    onClickCapture: ({ target }: MouseEvent) => {
      isDayClicked.current = target instanceof Element && target.closest('.ant-picker-cell') !== null;
    },
    onClick: () => {
      isDayClicked.current = false;
    },
  };
  const { box, picker, completeTyped } = useInputText({ value, onChange, onBlur, typed }, held, (text) => {
    const day = isDue ? parseDay(text) : undefined;
    if (day !== undefined) return { text: `${day} 23:59`, value: endOfDay(day) };
    // The picker does not parse days that it cannot pick.
    const minute = isFuture ? parseMinute(text) : undefined;
    return minute === undefined ? undefined : { text: minute, value: held(dayjs.utc(minute)) };
  });
  return (
    <div {...box} {...dayClicks}>
      <DatePicker
        {...rest}
        {...usePickerClear(label)}
        {...picker}
        onKeyDown={(event) => {
          preventSubmitOnEnter(event);
          if (event.key === 'Enter') completeTyped();
        }}
        style={{ width: '100%' }}
        disabled={isDisabled}
        placeholder={placeholder}
        format={MINUTE}
        showTime={{
          format: TIME,
          defaultOpenValue: isDue
            ? wallTimeAt(serverNow()).startOf('hour').add(1, 'hour')
            : wallTimeAt(serverNow()).startOf('day'),
        }}
        showNow={!isFuture}
        disabledDate={isFuture ? (day) => day.isBefore(wallTimeAt(serverNow()), 'day') : undefined}
        defaultPickerValue={toWallTime(value) ?? wallTimeAt(serverNow())}
        // A day under the mouse would be shown with the coming hour, but a click takes it to its end.
        previewValue={isDue ? false : undefined}
        // Blur confirms the choice; a confirm button would drop the entered text.
        needConfirm={false}
        presets={presets}
        value={toWallTime(value) ?? null}
      />
    </div>
  );
}
