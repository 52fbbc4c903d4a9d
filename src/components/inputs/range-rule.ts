import type { FormRule } from 'antd';
import type { FieldName } from './Field';

/** The value of the field `start` must come before that of this one, where both are there. */
export const afterRule =
  (start: FieldName, isBefore: (start: string, end: string) => boolean, message: string): FormRule =>
  ({ getFieldValue }) => ({
    validator: async (_, end: string | null | undefined) => {
      const begin: string | null | undefined = getFieldValue(start);
      if (begin && end && !isBefore(begin, end)) throw new Error(message);
    },
  });
