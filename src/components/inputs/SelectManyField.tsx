import { CheckOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import type { Choice } from './choice';
import { type ControlProps, Field, type FieldProps } from './Field';
import { requiredRule } from './rules';
import { searchByLabel } from './search';
import { useClear } from './useClear';

type Choosing = {
  options: readonly Choice[];
  /** How many can be chosen. */
  max: number;
};

type InputProps = ControlProps<string[]> & Choosing & { label: string; isDisabled?: boolean };

function SelectManyInput({ label, options, max, value, onChange, isDisabled, ...rest }: InputProps) {
  return (
    <Select<string[], Choice>
      {...rest}
      mode="multiple"
      maxCount={max}
      allowClear={useClear(label)}
      showSearch={searchByLabel}
      menuItemSelectedIcon={<CheckOutlined aria-hidden />}
      disabled={isDisabled}
      options={[...options]}
      value={value ?? []}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}

/** Any number of several from a list that is looked through by its labels. */
export function SelectManyField({
  options,
  max,
  requiredText,
  ...field
}: FieldProps & Choosing & { requiredText?: string }) {
  const t = useText(inputTexts);
  const required = { ...requiredRule(requiredText ?? t('required')), type: 'array' as const };
  return (
    <Field {...field} rules={field.isRequired ? [required] : []}>
      <SelectManyInput {...{ options, max }} label={field.label} isDisabled={field.isDisabled} />
    </Field>
  );
}
