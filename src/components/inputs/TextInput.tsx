import { Input } from 'antd';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { lengthOf } from '@/domain/validation/text';
import type { ControlProps } from './Field';

type Typed = HTMLInputElement | HTMLTextAreaElement;

type Props = ControlProps<string> & {
  /** In code points. More can be typed, so that nothing is lost, and is refused. */
  max: number;
  /** How the text is kept. */
  clean: (text: string) => string;
  /** Several lines: how many are shown at once, until somebody pulls the field larger. */
  rows?: number;
  isDisabled?: boolean;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'tel' | 'url' | 'text';
  onBlur?: (event: FocusEvent<Typed>) => void;
};

/**
 * The one way in which forms take text. The form holds it as it is kept (trimmed, without what is
 * invisible) however it is sent; the operator sees what they typed until they leave the field.
 */
export function TextInput({ value, onChange, onBlur, max, clean, rows, isDisabled, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  const kept = value ?? '';
  const props = {
    ...rest,
    disabled: isDisabled,
    value: typed !== undefined && clean(typed) === kept ? typed : kept,
    count: { show: true, max, strategy: (text: string) => lengthOf(clean(text)) },
    onChange: ({ target }: ChangeEvent<Typed>) => {
      setTyped(target.value);
      onChange?.(clean(target.value) || null);
    },
    onBlur: (event: FocusEvent<Typed>) => {
      setTyped(undefined);
      // Nothing that is looked at on leaving is wrong with nothing; what was said of it, such as that it is needed, stays.
      if (kept !== '') onBlur?.(event);
    },
  };
  return rows === undefined ? <Input {...props} /> : <Input.TextArea {...props} rows={rows} />;
}
