import type { FormRule } from 'antd';
import type { FieldName } from './Field';

/** The value of the field `start` must come before that of this one, where both are there. */
export const afterRule =
  <Value extends string | number>(
    start: FieldName,
    isBefore: (start: Value, end: Value) => boolean,
    message: string,
  ): FormRule =>
  ({ getFieldValue }) => ({
    validator: async (_, end: Value | '' | null | undefined) => {
      const begin: Value | '' | null | undefined = getFieldValue(start);
      const isThere = begin != null && begin !== '' && end != null && end !== '';
      if (isThere && !isBefore(begin, end)) throw new Error(message);
    },
  });
