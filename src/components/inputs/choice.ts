import type { ReactNode } from 'react';

/** Option of a field. */
export type Choice<Value extends string | number = string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
};
