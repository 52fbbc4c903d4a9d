import { useCallback } from 'react';
import { parseAgeGroup } from '@/domain/analysis/ages';
import { OTHER_GROUP, parseGender } from '@/domain/analysis/genders';
import { useText } from '@/hooks/useText';
import { portraitTexts } from '@/locales/portrait';
import type { Dimension } from './dimensions';

/** Label of a group: translated for genders, ages and the rest, otherwise its name on the platform. */
export function useGroupLabel(dimension: Dimension) {
  const t = useText(portraitTexts);
  return useCallback(
    (name: string) => {
      const gender = dimension === 'gender' ? parseGender(name) : undefined;
      if (gender) return t(`gender.${gender}`);
      const age = dimension === 'age' ? parseAgeGroup(name) : undefined;
      if (age) return t(`age.${age.kind}`, age);
      return name === OTHER_GROUP ? t('others') : name || t('noName');
    },
    [t, dimension],
  );
}
