import type { FormRule } from 'antd';
import type { FieldName } from './Field';

/** Rule: the value of field `start` must be before this one, if both are set. */
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
