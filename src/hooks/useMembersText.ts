import { getIntl } from '@umijs/max';
import { useMemo } from 'react';
import { createT, type Texts } from '@/utils/text';

/** What the mini program is written in, whatever the operator reads. */
export const MEMBERS_LOCALE = 'zh-CN';

/** The texts of one section of src/locales as members read them. */
export function useMembersText<T extends Texts>(texts: T) {
  return useMemo(() => createT(getIntl(MEMBERS_LOCALE), texts), [texts]);
}
