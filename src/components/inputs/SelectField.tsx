import { Flex, Select } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
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
  placeholder?: string;
  /** Whether the selection can be cleared. */
  isClearable?: boolean;
  /** Whether the options are searchable by label; the labels must be strings then. */
  isSearchable?: boolean;
  /** Query of the options: the select shows its loading and error state. */
  read?: OptionsRead;
  /** Shown if there are no options. */
  emptyText?: string;
  /** Called with the operator's choice, after it is set in the form. */
  onChoose?: (value: string | null) => void;
  /** Another control to choose a value, beside the select. */
  beside?: (choose: (value: string) => void) => ReactNode;
};

type InputProps = ControlProps<string> & OptionsProps & { label: string; isDisabled?: boolean };

function SelectInput({
  label,
  options,
  value,
  onChange,
  placeholder,
  isClearable = false,
  isSearchable = false,
  read,
  isDisabled,
  emptyText,
  onChoose,
  beside,
  ...rest
}: InputProps) {
  const t = useText(inputTexts);
  const clear = useClear(label);
  const loaded = useOptionsRead(read, emptyText);
  const choose = (chosen: string | null) => {
    onChange?.(chosen);
    onChoose?.(chosen);
  };
  const select = (
    <Select<string | null, Choice>
      {...rest}
      {...loaded}
      allowClear={isClearable && clear}
      showSearch={isSearchable && searchByLabel}
      placeholder={placeholder ?? t('choose')}
      disabled={isDisabled}
      options={[...options]}
      value={value ?? undefined}
      onChange={(chosen) => choose(chosen ?? null)}
    />
  );
  if (!beside) return select;
  return (
    <Flex gap={8}>
      {select}
      {beside(choose)}
    </Flex>
  );
}

/** Select; the value is null if nothing is selected. */
export function SelectField({
  requiredText,
  options,
  placeholder,
  isClearable,
  isSearchable,
  read,
  emptyText,
  onChoose,
  beside,
  rules = [],
  ...field
}: FieldProps &
  OptionsProps &
  Pick<ComponentProps<typeof Field>, 'dependencies' | 'preserve' | 'rules'> & { requiredText?: string }) {
  const t = useText(inputTexts);
  return (
    <Field
      {...field}
      rules={[
        ...(field.isRequired ? [requiredRule(requiredText ?? t('requiredChoice', { label: field.label }))] : []),
        ...rules,
      ]}
    >
      <SelectInput
        {...{ options, placeholder, isClearable, isSearchable, read, emptyText, onChoose, beside }}
        label={field.label}
        isDisabled={field.isDisabled}
      />
    </Field>
  );
}
