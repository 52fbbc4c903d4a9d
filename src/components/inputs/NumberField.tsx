import type { ComponentProps } from 'react';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { isDecimal } from '@/utils/number';
import { Field, type FieldProps } from './Field';
import { NumberInput } from './NumberInput';
import { requiredRule, toAntdRule } from './rules';

type Limits = { min: number; max: number; decimals?: number /** Shown after the number. */; suffix?: string } & Pick<
  ComponentProps<typeof Field>,
  'dependencies' | 'rules'
>;

/**
 * A number from `min` to `max`, an integer unless `decimals` allows more. Values out of range are rejected, not
 * silently corrected.
 */
export function NumberField({ min, max, decimals = 0, suffix, rules = [], ...field }: FieldProps & Limits) {
  const t = useText(inputTexts);
  const isWithin = (number: number) => isDecimal(number, decimals) && min <= number && number <= max;
  const refusal = decimals > 0 ? 'form.decimal' : 'form.integer';
  return (
    <Field
      {...field}
      rules={[
        toAntdRule<number>((number) => (isWithin(number) ? undefined : t(refusal, { min, max, decimals }))),
        ...(field.isRequired ? [{ ...requiredRule(t('required')), type: 'number' as const }] : []),
        ...rules,
      ]}
    >
      <NumberInput isDisabled={field.isDisabled} inputMode={decimals > 0 ? 'decimal' : 'numeric'} suffix={suffix} />
    </Field>
  );
}
