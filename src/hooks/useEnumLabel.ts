import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { appTexts } from '@/locales/app';
import type { Texts } from '@/utils/text';
import { useText } from './useText';

/**
 * Labels of a section for enum values of the server, which this version of the console may not know.
 *
 * @returns the text of `<section>.<prefix>.<name>`, or undefined for an unknown value
 */
export function useEnumLabel({ section }: Texts, prefix: string) {
  const intl = useIntl();
  return useCallback(
    (name: string) => {
      const id = `${section}.${prefix}.${name}`;
      return intl.messages[id] === undefined ? undefined : intl.formatMessage({ id });
    },
    [intl, section, prefix],
  );
}

/**
 * The same for a screen, which shows every value.
 *
 * @returns the label; 未知（name） for an unknown value, — for none
 */
export function useEnumLabelOrRaw(texts: Texts, prefix: string) {
  const t = useText(appTexts);
  const label = useEnumLabel(texts, prefix);
  return useCallback(
    (name: string | null | undefined) =>
      name === null || name === undefined || name === '' ? '—' : (label(name) ?? t('unknownWord', { name })),
    [t, label],
  );
}
