import { AutoComplete } from 'antd';
import { type FocusEvent, useState } from 'react';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { type ControlProps, Field, type FieldProps } from './Field';
import { textRules } from './rules';
import { searchByLabel } from './search';
import { useClear } from './useClear';
import { type OptionsRead, useOptionsRead } from './useOptionsRead';

type SuggestionProps = {
  suggestions: readonly string[];
  /** Query of the suggestions; any text can be entered even if it fails. */
  read: OptionsRead;
  placeholder?: string;
};

type InputProps = ControlProps<string> &
  SuggestionProps & { label: string; isDisabled?: boolean; onBlur?: (event: FocusEvent<HTMLElement>) => void };

function SuggestInput({ label, suggestions, read, value, onChange, onBlur, isDisabled, ...rest }: InputProps) {
  // The entered text until blur; the form holds the cleaned one.
  const [typed, setTyped] = useState<string>();
  const { loading: _, ...loaded } = useOptionsRead(read);
  const clear = useClear(label);
  const kept = value ?? '';
  return (
    <AutoComplete<string>
      {...rest}
      {...loaded}
      allowClear={clear}
      disabled={isDisabled}
      options={suggestions.map((text) => ({ value: text, label: text }))}
      value={typed !== undefined && cleanLine(typed) === kept ? typed : kept}
      // A value from before does not hide the other suggestions.
      showSearch={{ filterOption: typed !== undefined && searchByLabel.filterOption, onSearch: setTyped }}
      onSelect={() => setTyped(undefined)}
      onChange={(text: string | undefined) => onChange?.(cleanLine(text ?? '') || null)}
      onBlur={(event) => {
        setTyped(undefined);
        if (kept !== '') onBlur?.(event);
      }}
    />
  );
}

/** One line of text with suggestions, found like the options of a select; the value is the text, or null for none. */
export function SuggestField({
  max,
  suggestions,
  read,
  placeholder,
  ...field
}: FieldProps &
  SuggestionProps & {
    /** In code points. */
    max: number;
  }) {
  const t = useText(inputTexts);
  return (
    <Field
      {...field}
      validateTrigger={['onChange', 'onBlur']}
      rules={textRules(t, { isRequired: field.isRequired, max, clean: cleanLine })}
    >
      <SuggestInput {...{ suggestions, read, placeholder }} label={field.label} isDisabled={field.isDisabled} />
    </Field>
  );
}
