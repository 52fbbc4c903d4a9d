import { Radio } from 'antd';
import { type Ref, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import type { Choice } from './choice';
import { type ControlProps, Field, type FieldProps } from './Field';
import { type Focusable, useFocusInside } from './focus-inside';
import { requiredRule } from './rules';

type OptionsProps<Value extends string> = {
  options: readonly Choice<Value>[];
  /** Called with the operator's choice, after it is set in the form. */
  onChoose?: (value: Value) => void;
};

type InputProps<Value extends string> = ControlProps<Value> &
  OptionsProps<Value> & { label: string; isDisabled?: boolean; ref?: Ref<Focusable> };

function RadioInput<Value extends string>({
  label,
  options,
  value,
  onChange,
  onChoose,
  isDisabled,
  ref,
  ...rest
}: InputProps<Value>) {
  const box = useRef<HTMLDivElement>(null);
  useFocusInside(ref, box);
  return (
    <Radio.Group
      {...rest}
      ref={box}
      aria-label={label}
      disabled={isDisabled}
      options={[...options]}
      value={value}
      onChange={({ target }) => {
        onChange?.(target.value);
        onChoose?.(target.value);
      }}
    />
  );
}

/** Radio buttons for a few options. */
export function RadioField<Value extends string>({
  options,
  onChoose,
  requiredText,
  ...field
}: FieldProps & OptionsProps<Value> & { requiredText?: string; initialValue?: Value }) {
  const t = useText(inputTexts);
  return (
    <Field
      {...field}
      rules={field.isRequired ? [requiredRule(requiredText ?? t('requiredChoice', { label: field.label }))] : []}
    >
      <RadioInput {...{ options, onChoose }} label={field.label} isDisabled={field.isDisabled} />
    </Field>
  );
}
