import { Input } from 'antd';
import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';
import { countCharacters } from '@/domain/validation/text';
import type { ControlProps } from './Field';

type Typed = HTMLInputElement | HTMLTextAreaElement;

type Props = ControlProps<string> & {
  /** In code points. Longer text can be entered, so that nothing is lost, and is rejected. */
  max: number;
  /** Cleans the text for the form value. */
  clean: (text: string) => string;
  /** Initial number of lines of a text area. */
  rows?: number;
  isDisabled?: boolean;
  /** Whether the count of characters is shown, true by default; in a narrow field it would leave no room for the text. */
  isCounted?: boolean;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'tel' | 'url' | 'text';
  onBlur?: (event: FocusEvent<Typed>) => void;
  /**
   * Called after onChange when the validation result may change: validating each keystroke would render the form twice.
   */
  onCheck?: () => void;
};

/**
 * Text input of all forms. The form holds the cleaned text (trimmed, without invisible characters); the operator sees
 * the entered text until blur.
 */
export function TextInput({
  value,
  onChange,
  onBlur,
  onCheck,
  max,
  clean,
  rows,
  isDisabled,
  isCounted = true,
  ...rest
}: Props) {
  const [typed, setTyped] = useState<string>();
  const wasWrong = useRef(false);
  const kept = value ?? '';
  const lengthKept = (text: string) => countCharacters(clean(text));
  const props = {
    ...rest,
    disabled: isDisabled,
    value: typed !== undefined && clean(typed) === kept ? typed : kept,
    count: { show: isCounted, max, strategy: lengthKept },
    onChange: ({ target }: ChangeEvent<Typed>) => {
      setTyped(target.value);
      const next = clean(target.value) || null;
      onChange?.(next);
      const isWrong = next === null || lengthKept(next) > max;
      // The message of the previous keystroke may not have rendered yet.
      if (isWrong || wasWrong.current || rest['aria-invalid']) onCheck?.();
      wasWrong.current = isWrong;
    },
    onBlur: (event: FocusEvent<Typed>) => {
      setTyped(undefined);
      // An empty value breaks no blur rule; a message about it, such as "required", stays.
      if (kept !== '') onBlur?.(event);
    },
  };
  return rows === undefined ? <Input {...props} /> : <Input.TextArea {...props} rows={rows} />;
}
