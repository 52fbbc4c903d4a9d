import { useCallback } from 'react';
import type { Member } from '@/contract/member';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';

/** @returns the gender and, where it is known, the age in years of a member: 女 · 35 岁 */
export function useGenderAge() {
  const t = useText(memberTexts);
  const word = useEnumLabelOrRaw(memberTexts, 'gender');
  return useCallback(
    ({ gender, age }: Pick<Member, 'gender' | 'age'>) =>
      age === null ? word(gender) : `${word(gender)} · ${t('age', { age })}`,
    [t, word],
  );
}
