import type { FormRule } from 'antd';
import type { Dayjs } from 'dayjs';
import { type FocusEvent, type FormEvent, type RefObject, useEffect } from 'react';
import type { ControlProps } from './Field';

/** What was typed into a picker and may not be what its field holds; undefined when that is known. */
export type InvalidInput = RefObject<string | undefined>;

type Control = Pick<ControlProps<string>, 'value' | 'onChange'> & {
  typed?: InvalidInput;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

/**
 * For a picker whose text stays as it was typed, whether it can be read or not. The field follows what can be
 * read at once, and is empty when the text is; readableRule refuses the rest.
 *
 * @param held what the field holds for a picked date
 * @param complete what a text that the picker cannot read stands for; asked once it is left
 * @returns the props of the picker, and of the box around it
 */
export function useInputText(
  { value, onChange, onBlur, typed }: Control,
  held: (picked: Dayjs) => string,
  complete: (text: string) => { text: string; value: string } | undefined = () => undefined,
) {
  // Another value brings a text of its own, and a field that begins anew has none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is told by itself
  useEffect(
    () => () => {
      if (typed) typed.current = undefined;
    },
    [typed, value],
  );
  return {
    box: {
      onInput: ({ target }: FormEvent) => {
        const text = (target as HTMLInputElement).value;
        if (typed) typed.current = text;
        if (text === '') onChange?.(null);
      },
    },
    picker: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const completed = complete(typed?.current?.trim() ?? '');
        if (typed && completed) {
          typed.current = completed.text;
          onChange?.(completed.value);
        }
        // Nothing that is looked at on leaving is wrong with nothing; what was said of it, such as that it is needed, stays.
        if (value || typed?.current) onBlur?.(event);
      },
      onCalendarChange: (picked: Dayjs | Dayjs[] | null) =>
        onChange?.(picked && !Array.isArray(picked) ? held(picked) : null),
    },
  };
}

/**
 * What was typed must mean what the field holds; said once the field is left.
 * @param read what a text means, as `textOf` writes it
 */
export const readableRule = (
  typed: InvalidInput,
  textOf: (value: string | null | undefined) => string | undefined,
  message: string,
  read: (text: string) => string | undefined,
): FormRule => ({
  validateTrigger: 'onBlur',
  validator: async (_, value: string | null | undefined) => {
    if (typed.current && read(typed.current) !== textOf(value)) throw new Error(message);
  },
});
