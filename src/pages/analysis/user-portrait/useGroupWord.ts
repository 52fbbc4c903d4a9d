import { useCallback } from 'react';
import { genderOf, OTHER_GROUP } from '@/domain/analysis/genders';
import { useText } from '@/hooks/useText';
import { portraitTexts } from '@/locales/portrait';
import type { Dimension } from './dimensions';

/** What a group of a dimension is called: as the platform calls it, but for genders and the rest, which have a word here. */
export function useGroupWord(dimension: Dimension) {
  const t = useText(portraitTexts);
  return useCallback(
    (name: string) => {
      const gender = dimension === 'gender' ? genderOf(name) : undefined;
      if (gender) return t(`gender.${gender}`);
      return name === OTHER_GROUP ? t('others') : name || t('noName');
    },
    [t, dimension],
  );
}
