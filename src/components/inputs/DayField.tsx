import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { enterPicks } from './enter-picks';
import { type ControlProps, Field, type FieldProps } from './Field';
import { usePickerClear } from './useClear';

const FORMAT = 'YYYY-MM-DD';

type RangeProps = {
  /** First and last day that can be chosen, YYYY-MM-DD. */
  min?: string;
  max?: string;
};

function DayInput({
  value,
  onChange,
  min,
  max,
  label,
  isDisabled,
  ...rest
}: ControlProps<string> & RangeProps & { label: string; isDisabled?: boolean }) {
  return (
    <DatePicker
      {...rest}
      {...usePickerClear(label)}
      onKeyDown={enterPicks}
      format={FORMAT}
      disabled={isDisabled}
      style={{ width: '100%' }}
      minDate={min === undefined ? undefined : dayjs(min)}
      maxDate={max === undefined ? undefined : dayjs(max)}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format(FORMAT) : null)}
    />
  );
}

/** A calendar day, which has no time zone; its value is YYYY-MM-DD, or null for none. */
export function DayField({
  min,
  max,
  rules,
  ...field
}: FieldProps & RangeProps & Pick<Parameters<typeof Field>[0], 'rules'>) {
  return (
    <Field {...field} rules={rules}>
      <DayInput {...{ min, max }} label={field.label} isDisabled={field.isDisabled} />
    </Field>
  );
}
