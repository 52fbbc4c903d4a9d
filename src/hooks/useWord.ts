import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { Section } from '@/utils/text';

/**
 * The words of a section for names that come from the server and may be newer than the console.
 *
 * @returns the text of `<section>.<prefix>.<name>`, or undefined where there is none
 */
export function useWord(section: Section, prefix: string) {
  const intl = useIntl();
  return useCallback(
    (name: string) => {
      const id = `${section}.${prefix}.${name}`;
      return intl.messages[id] === undefined ? undefined : intl.formatMessage({ id });
    },
    [intl, section, prefix],
  );
}
