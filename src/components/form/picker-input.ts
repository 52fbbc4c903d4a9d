import type { FormEvent } from 'react';

/** Input handler for text in a picker: text that does not parse is no value yet, but can be lost. */
export const onPickerInput =
  (onTyped: () => void) =>
  ({ target, currentTarget }: FormEvent) => {
    // A drawer opened by a field bubbles the events of its own pickers, too.
    const isWithin = target instanceof Element && currentTarget.contains(target);
    if (isWithin && target.closest('.ant-picker')) onTyped();
  };
