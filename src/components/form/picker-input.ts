import type { FormEvent } from 'react';

/** Input handler for text in a picker: text that does not parse is no value yet, but can be lost. */
export const onPickerInput =
  (onTyped: () => void) =>
  ({ target, currentTarget }: FormEvent) => {
    // Events of pickers in a drawer opened by the field bubble through React, too; they are ignored.
    const isWithin = target instanceof Element && currentTarget.contains(target);
    if (isWithin && target.closest('.ant-picker')) onTyped();
  };
