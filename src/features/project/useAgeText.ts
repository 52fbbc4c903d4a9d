import { useCallback } from 'react';
import type { Project } from '@/contract/project';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';

/** @returns who may take part by age, in words */
export function useAgeText() {
  const t = useText(projectTexts);
  return useCallback(
    ({ minAge: min, maxAge: max }: Pick<Project, 'minAge' | 'maxAge'>) => {
      if (min !== null && max !== null) return t('age.range', { min, max });
      if (min !== null) return t('age.from', { min });
      return max === null ? t('age.any') : t('age.to', { max });
    },
    [t],
  );
}
