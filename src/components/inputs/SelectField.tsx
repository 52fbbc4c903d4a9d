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
  /** Whether the choice can be taken back. */
  isClearable?: boolean;
  /** Whether the options are looked through by their labels, which are texts then. */
  isSearchable?: boolean;
  /** The read of the options: the select shows that it goes on or has failed. */
  read?: OptionsRead;
  /** Said where there are no options. */
  emptyText?: string;
  /** Hears of what the operator has chosen, once it stands in the form. */
  onChoose?: (value: string | null) => void;
  /** Another way to choose, beside it. */
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

/** One of several from a list; its value is null where none is chosen. */
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
  Pick<ComponentProps<typeof Field>, 'dependencies' | 'rules'> & { requiredText?: string }) {
  const t = useText(inputTexts);
  return (
    <Field {...field} rules={[...(field.isRequired ? [requiredRule(requiredText ?? t('required'))] : []), ...rules]}>
      <SelectInput
        {...{ options, placeholder, isClearable, isSearchable, read, emptyText, onChoose, beside }}
        label={field.label}
        isDisabled={field.isDisabled}
      />
    </Field>
  );
}
