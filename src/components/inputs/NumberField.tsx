import type { ComponentProps } from 'react';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { Field, type FieldProps } from './Field';
import { NumberInput } from './NumberInput';
import { requiredRule, ruleOf } from './rules';

type Limits = { min: number; max: number } & Pick<ComponentProps<typeof Field>, 'dependencies' | 'rules'>;

/** A whole number, `min` and `max` included; one beyond is refused, and not quietly replaced. */
export function NumberField({ min, max, rules = [], ...field }: FieldProps & Limits) {
  const t = useText(inputTexts);
  const isWithin = (number: number) => Number.isInteger(number) && min <= number && number <= max;
  return (
    <Field
      {...field}
      rules={[
        ruleOf<number>((number) => (isWithin(number) ? undefined : t('form.integer', { min, max }))),
        ...(field.isRequired ? [{ ...requiredRule(t('required')), type: 'number' as const }] : []),
        ...rules,
      ]}
    >
      <NumberInput isDisabled={field.isDisabled} />
    </Field>
  );
}
