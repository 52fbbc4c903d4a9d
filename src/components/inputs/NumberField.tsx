import { InputNumber } from 'antd';
import { useText } from '@/hooks/useText';
import { type ControlProps, Field, type FieldProps } from './Field';
import { requiredRule, ruleOf } from './rules';

type Limits = { min: number; max: number };

function NumberInput({ value, onChange, isDisabled, ...rest }: ControlProps<number> & { isDisabled?: boolean }) {
  return (
    <InputNumber<number>
      {...rest}
      style={{ width: '100%' }}
      // The arrow keys do the same, and the buttons have English names.
      controls={false}
      disabled={isDisabled}
      inputMode="numeric"
      value={value}
      onChange={(number) => onChange?.(number)}
    />
  );
}

/** A whole number, `min` and `max` included; one beyond is refused, and not quietly replaced. */
export function NumberField({ min, max, ...field }: FieldProps & Limits) {
  const t = useText('input');
  const isWithin = (number: number) => Number.isInteger(number) && min <= number && number <= max;
  return (
    <Field
      {...field}
      rules={[
        ...(field.isRequired ? [{ ...requiredRule(t('required')), type: 'number' as const }] : []),
        ruleOf<number>((number) => (isWithin(number) ? undefined : t('form.integer', { min, max }))),
      ]}
    >
      <NumberInput isDisabled={field.isDisabled} />
    </Field>
  );
}
