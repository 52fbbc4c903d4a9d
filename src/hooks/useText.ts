import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { createT, type Texts } from '@/utils/text';

/** The texts of one section of src/locales in the operator's language. */
export function useText<T extends Texts>(texts: T) {
  const intl = useIntl();
  return useMemo(() => createT(intl, texts), [intl, texts]);
}
