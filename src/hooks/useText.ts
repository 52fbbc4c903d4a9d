import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { type Section, textOf } from '@/utils/text';

/** The texts of one section of src/locales in the operator's language. */
export function useText<S extends Section>(section: S) {
  const intl = useIntl();
  return useMemo(() => textOf(intl, section), [intl, section]);
}
