import type { FormEvent } from 'react';

/** Hears of what is typed into a picker: a text that cannot be read is no value yet, but it can be lost. */
export const onPickerInput =
  (onTyped: () => void) =>
  ({ target }: FormEvent) => {
    if (target instanceof Element && target.closest('.ant-picker')) onTyped();
  };
