import { useCallback } from 'react';
import { useText } from '@/hooks/useText';
import { portraitTexts } from '@/locales/portrait';
import type { Dimension } from './dimensions';

/** The genders by the names that the platform gives them, in Chinese whatever the console speaks. */
const genders: Partial<Record<string, 'male' | 'female' | 'unknown'>> = { 男: 'male', 女: 'female', 未知: 'unknown' };

/** What a group of a dimension is called: as the platform calls it, but for genders that have a word here. */
export function useGroupWord(dimension: Dimension) {
  const t = useText(portraitTexts);
  return useCallback(
    (name: string) => {
      const gender = dimension === 'gender' && genders[name];
      return gender ? t(`gender.${gender}`) : name || t('noName');
    },
    [t, dimension],
  );
}
