import { Input } from 'antd';
import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';
import { countCharacters } from '@/domain/validation/text';
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
  /** Called after onChange where what is said of the text may be another now: a form that judged each letter would be drawn twice for it. */
  onCheck?: () => void;
};

/**
 * The one way in which forms take text. The form holds it as it is kept (trimmed, without what is
 * invisible) however it is sent; the operator sees what they typed until they leave the field.
 */
export function TextInput({ value, onChange, onBlur, onCheck, max, clean, rows, isDisabled, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  const wasWrong = useRef(false);
  const kept = value ?? '';
  const lengthKept = (text: string) => countCharacters(clean(text));
  const props = {
    ...rest,
    disabled: isDisabled,
    value: typed !== undefined && clean(typed) === kept ? typed : kept,
    count: { show: true, max, strategy: lengthKept },
    onChange: ({ target }: ChangeEvent<Typed>) => {
      setTyped(target.value);
      const next = clean(target.value) || null;
      onChange?.(next);
      const isWrong = next === null || lengthKept(next) > max;
      // What was said of the letter before may not stand there yet.
      if (isWrong || wasWrong.current || rest['aria-invalid']) onCheck?.();
      wasWrong.current = isWrong;
    },
    onBlur: (event: FocusEvent<Typed>) => {
      setTyped(undefined);
      // Nothing that is looked at on leaving is wrong with nothing; what was said of it, such as that it is needed, stays.
      if (kept !== '') onBlur?.(event);
    },
  };
  return rows === undefined ? <Input {...props} /> : <Input.TextArea {...props} rows={rows} />;
}
