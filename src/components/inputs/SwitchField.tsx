import { Switch } from 'antd';
import { type ControlProps, Field, type FieldProps } from './Field';

function SwitchInput({ value, onChange, isDisabled, ...rest }: ControlProps<boolean> & { isDisabled?: boolean }) {
  return <Switch {...rest} disabled={isDisabled} checked={value ?? false} onChange={(isOn) => onChange?.(isOn)} />;
}

/** Switch for a boolean value. */
export function SwitchField(field: FieldProps) {
  return (
    <Field {...field}>
      <SwitchInput isDisabled={field.isDisabled} />
    </Field>
  );
}
