import type { FormEvent } from 'react';

/** Hears of what is typed into a picker: a text that cannot be read is no value yet, but it can be lost. */
export const onPickerInput =
  (onTyped: () => void) =>
  ({ target, currentTarget }: FormEvent) => {
    // A drawer that a field has opened tells of its own pickers, too.
    const isWithin = target instanceof Element && currentTarget.contains(target);
    if (isWithin && target.closest('.ant-picker')) onTyped();
  };
