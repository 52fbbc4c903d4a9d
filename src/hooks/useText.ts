import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { type Texts, textOf } from '@/utils/text';

/** The texts of one section of src/locales in the operator's language. */
export function useText<T extends Texts>(texts: T) {
  const intl = useIntl();
  return useMemo(() => textOf(intl, texts), [intl, texts]);
}
