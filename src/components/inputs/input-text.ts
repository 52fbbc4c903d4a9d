import type { FormRule } from 'antd';
import type { Dayjs } from 'dayjs';
import { type FocusEvent, type FormEvent, type RefObject, useEffect } from 'react';
import type { ControlProps } from './Field';

/** Text entered into a picker that may differ from the value of the field; undefined once they match. */
export type InvalidInput = RefObject<string | undefined>;

type Control = Pick<ControlProps<string>, 'value' | 'onChange'> & {
  typed?: InvalidInput;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

/**
 * Keeps the entered text of a picker, whether it parses or not. The field takes parsable text at once, and is null when
 * the text is empty; readableRule rejects the rest.
 *
 * @param held converts a picked date to the field value
 * @param complete interprets text that the picker cannot parse; called on blur, and by `completeTyped`
 * @returns props of the picker, and of the box around it
 */
export function useInputText(
  { value, onChange, onBlur, typed }: Control,
  held: (picked: Dayjs) => string,
  complete: (text: string) => { text: string; value: string } | undefined = () => undefined,
) {
  // Another value has its own text, and a reset field has none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleans up for each value
  useEffect(
    () => () => {
      if (typed) typed.current = undefined;
    },
    [typed, value],
  );
  const completeTyped = () => {
    const completed = complete(typed?.current?.trim() ?? '');
    if (!typed || !completed) return;
    typed.current = completed.text;
    onChange?.(completed.value);
  };
  return {
    completeTyped,
    box: {
      onInput: ({ target }: FormEvent) => {
        const text = (target as HTMLInputElement).value;
        if (typed) typed.current = text;
        if (text === '') onChange?.(null);
      },
    },
    picker: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        completeTyped();
        // An empty value breaks no blur rule; a message about it, such as "required", stays.
        if (value || typed?.current) onBlur?.(event);
      },
      onCalendarChange: (picked: Dayjs | Dayjs[] | null) =>
        onChange?.(picked && !Array.isArray(picked) ? held(picked) : null),
    },
  };
}

/**
 * The entered text must be readable and match the field value; checked on blur.
 *
 * @param read parses text to the format of `textOf`
 */
export const readableRule = (
  typed: InvalidInput,
  textOf: (value: string | null | undefined) => string | undefined,
  message: string,
  read: (text: string) => string | undefined,
): FormRule => ({
  validateTrigger: 'onBlur',
  validator: async (_, value: string | null | undefined) => {
    if (!typed.current) return;
    const readable = read(typed.current);
    if (readable === undefined || readable !== textOf(value)) throw new Error(message);
  },
});
