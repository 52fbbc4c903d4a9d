import { type FocusEvent, useRef } from 'react';
import { parseDay } from '@/domain/parse-date';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { type ControlProps, Field, type FieldProps } from './Field';
import { type InvalidInput, readableRule, useInputText } from './input-text';
import { DAY, DatePicker, toWallDate } from './pickers';
import { preventSubmitOnEnter } from './prevent-submit-on-enter';
import { requiredRule, toAntdRule } from './rules';
import { usePickerClear } from './useClear';

type RangeProps = {
  /** First and last valid day, YYYY-MM-DD. */
  min?: string;
  max?: string;
  /** Day at which the picker opens while there is no value, YYYY-MM-DD; today if left out. */
  openAt?: string;
};

type InputProps = ControlProps<string> &
  RangeProps & {
    label: string;
    isDisabled?: boolean;
    typed: InvalidInput;
    onBlur?: (event: FocusEvent<HTMLElement>) => void;
  };

function DayInput({ value, onChange, onBlur, min, max, openAt, label, isDisabled, typed, ...rest }: InputProps) {
  const { box, picker } = useInputText({ value, onChange, onBlur, typed }, (day) => day.format(DAY));
  return (
    <div {...box}>
      <DatePicker
        {...rest}
        {...usePickerClear(label)}
        {...picker}
        onKeyDown={preventSubmitOnEnter}
        disabled={isDisabled}
        style={{ width: '100%' }}
        minDate={min === undefined ? undefined : toWallDate(min)}
        maxDate={max === undefined ? undefined : toWallDate(max)}
        defaultPickerValue={openAt === undefined ? undefined : toWallDate(openAt)}
        value={value ? toWallDate(value) : null}
      />
    </div>
  );
}

/** A calendar day, which has no time zone; the value is YYYY-MM-DD, or null for none. */
export function DayField({
  min,
  max,
  openAt,
  requiredText,
  ...field
}: FieldProps & RangeProps & { requiredText?: string }) {
  const t = useText(inputTexts);
  const typed: InvalidInput = useRef<string>(undefined);
  const refusal = (day: string) => {
    if (min !== undefined && day < min) return t('day.tooEarly', { min });
    return max !== undefined && day > max ? t('day.tooLate', { max }) : undefined;
  };
  return (
    <Field
      {...field}
      validateTrigger={['onChange', 'onBlur']}
      rules={[
        readableRule(typed, (day) => day ?? undefined, t('form.day'), parseDay),
        ...(field.isRequired ? [requiredRule(requiredText ?? t('required'))] : []),
        toAntdRule<string>(refusal),
      ]}
    >
      <DayInput {...{ min, max, openAt, typed }} label={field.label} isDisabled={field.isDisabled} />
    </Field>
  );
}
