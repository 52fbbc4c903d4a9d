import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { formatInstant } from '@/utils/date';
import type { Texts } from '@/utils/text';

const INSTANT = /^\d{4}-\d\d-\d\dT/;

/**
 * What the fields of an entity hold, in words.
 *
 * @returns the text `<field>.<value>` of its section, an instant to the second, or undefined where the value is a word
 */
export function useValueLabel({ section }: Texts) {
  const intl = useIntl();
  return useCallback(
    (field: string, value: unknown) => {
      const id = `${section}.${field}.${value}`;
      if (intl.messages[id] !== undefined) return intl.formatMessage({ id });
      return typeof value === 'string' && INSTANT.test(value) ? (formatInstant(value) ?? undefined) : undefined;
    },
    [intl, section],
  );
}
