import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { createT, type Texts } from '@/utils/text';

/** Texts of a section of src/locales in the operator's language. */
export function useText<T extends Texts>(texts: T) {
  const intl = useIntl();
  return useMemo(() => createT(intl, texts), [intl, texts]);
}
