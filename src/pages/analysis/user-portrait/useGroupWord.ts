import { useCallback } from 'react';
import { genderOf } from '@/domain/analysis/genders';
import { useText } from '@/hooks/useText';
import { portraitTexts } from '@/locales/portrait';
import type { Dimension } from './dimensions';

/** The platform's name for the group of everything else. */
const OTHERS = '其他';

/** What a group of a dimension is called: as the platform calls it, but for genders and the rest, which have a word here. */
export function useGroupWord(dimension: Dimension) {
  const t = useText(portraitTexts);
  return useCallback(
    (name: string) => {
      const gender = dimension === 'gender' ? genderOf(name) : undefined;
      if (gender) return t(`gender.${gender}`);
      return name === OTHERS ? t('others') : name || t('noName');
    },
    [t, dimension],
  );
}
