import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { appTexts } from '@/locales/app';
import { formatInstant } from '@/utils/date';
import type { Texts } from '@/utils/text';
import { useText } from './useText';

const INSTANT = /^\d{4}-\d\d-\d\dT/;

/**
 * Formats values of an entity's fields.
 *
 * @returns the text `<field>.<value>` of the section, yes or no, an instant to the second, or undefined if the value is
 * shown as it is
 */
export function useValueLabel({ section }: Texts) {
  const intl = useIntl();
  const t = useText(appTexts);
  return useCallback(
    (field: string, value: unknown) => {
      const id = `${section}.${field}.${value}`;
      if (intl.messages[id] !== undefined) return intl.formatMessage({ id });
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      return typeof value === 'string' && INSTANT.test(value) ? (formatInstant(value) ?? undefined) : undefined;
    },
    [intl, section, t],
  );
}
