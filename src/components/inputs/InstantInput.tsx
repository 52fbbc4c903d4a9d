import { DatePicker } from 'antd';
import type { FocusEvent } from 'react';
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
  /** Where it is told what was typed, for a field that refuses what cannot be read. */
  typed?: Typed;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

const FORMAT = 'YYYY-MM-DD HH:mm';

/** An instant as its input shows it; undefined for what is none. */
export const instantText = (instant: string | null | undefined) => toWallTime(instant)?.format(FORMAT);

/** An instant by the clock of the business, to the minute; its value is ISO 8601 with +08:00. */
export function InstantInput(props: Props) {
  const { label, value, onChange, onBlur, isDisabled, presets, placeholder, typed, ...rest } = props;
  const { box, picker } = useTypedText({ value, onChange, onBlur, typed }, (wall) =>
    fromWallTime(wall.startOf('minute')),
  );
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
        showTime={{ format: 'HH:mm', defaultOpenValue: wallTimeAt(Date.now()).startOf('day') }}
        defaultPickerValue={wallTimeAt(Date.now())}
        // Whoever leaves it has chosen; a button to confirm would let go of what was typed.
        needConfirm={false}
        presets={presets}
        value={toWallTime(value) ?? null}
      />
    </div>
  );
}
