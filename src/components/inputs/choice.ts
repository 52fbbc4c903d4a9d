import type { ReactNode } from 'react';

/** One of several that a field offers. */
export type Choice<Value extends string | number = string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
};
