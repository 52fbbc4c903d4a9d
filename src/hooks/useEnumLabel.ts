import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { appTexts } from '@/locales/app';
import type { Texts } from '@/utils/text';
import { useText } from './useText';

/**
 * The labels of a section for names that come from the server and may be newer than the console.
 *
 * @returns the text of `<section>.<prefix>.<name>`, or undefined where there is none
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
 * The same for what stands on a screen, where every value has to be shown as something.
 *
 * @returns the text of the name; 未知（name） for one that is newer than the console, — for none
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
