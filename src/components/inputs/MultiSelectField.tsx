import { CheckOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import type { Choice } from './choice';
import { type ControlProps, Field, type FieldProps } from './Field';
import { requiredRule } from './rules';
import { searchByLabel } from './search';
import { useClear } from './useClear';
import { type OptionsRead, useOptionsRead } from './useOptionsRead';

type OptionsProps = {
  options: readonly Choice[];
  /** Maximum number of selected options. */
  max: number;
  /** Query of the options: the select shows its loading and error state. */
  read?: OptionsRead;
};

type InputProps = ControlProps<string[]> & OptionsProps & { label: string; isDisabled?: boolean };

function MultiSelectInput({ label, options, max, read, value, onChange, isDisabled, ...rest }: InputProps) {
  return (
    <Select<string[], Choice>
      {...rest}
      {...useOptionsRead(read)}
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

/** Multi-select that is searchable by label. */
export function MultiSelectField({
  options,
  max,
  read,
  requiredText,
  ...field
}: FieldProps & OptionsProps & { requiredText?: string }) {
  const t = useText(inputTexts);
  const required = {
    ...requiredRule(requiredText ?? t('requiredChoices', { label: field.label })),
    type: 'array' as const,
  };
  return (
    <Field {...field} rules={field.isRequired ? [required] : []}>
      <MultiSelectInput {...{ options, max, read }} label={field.label} isDisabled={field.isDisabled} />
    </Field>
  );
}
