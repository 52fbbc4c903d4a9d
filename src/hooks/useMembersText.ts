import { getIntl } from '@umijs/max';
import { useMemo } from 'react';
import { createT, type Texts } from '@/utils/text';

/** Language of the mini program. */
export const MEMBERS_LOCALE = 'zh-CN';

/** Texts of a section of src/locales in the language of members. */
export function useMembersText<T extends Texts>(texts: T) {
  return useMemo(() => createT(getIntl(MEMBERS_LOCALE), texts), [texts]);
}
