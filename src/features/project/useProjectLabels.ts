import { useMemo } from 'react';
import type { Project } from '@/contract/project';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { formatMinute } from '@/utils/date';

/** @returns in words what may be newer than the console, or is made of several fields; the same ones until the language changes */
export function useProjectLabels() {
  const t = useText(projectTexts);
  const type = useEnumLabelOrRaw(projectTexts, 'type');
  const gender = useEnumLabelOrRaw(projectTexts, 'gender');
  const plan = useEnumLabelOrRaw(projectTexts, 'plan');
  const repeatPolicy = useEnumLabelOrRaw(projectTexts, 'repeatPolicy');
  return useMemo(
    () => ({
      type,
      gender,
      /** Who may take part by age. */
      age: ({ minAge: min, maxAge: max }: Pick<Project, 'minAge' | 'maxAge'>) => {
        if (min !== null && max !== null) return t('age.range', { min, max });
        if (min !== null) return t('age.from', { min });
        return max === null ? t('age.any') : t('age.to', { max });
      },
      /** From when to when members find it, of which either may be open. */
      period: ({ startAt, endAt }: Pick<Project, 'startAt' | 'endAt'>) => {
        const start = formatMinute(startAt);
        const end = formatMinute(endAt);
        if (start && end) return `${start} – ${end}`;
        if (start) return t('period.from', { start });
        return end ? t('period.to', { end }) : '—';
      },
      /** When follow-ups are made. */
      plan: ({ followUpPlan }: Pick<Project, 'followUpPlan'>) => followUpPlan.map(plan).join(t('separator')),
      /** How often a member can take part. */
      repeat: ({ repeatPolicy: policy, repeatDays: days }: Pick<Project, 'repeatPolicy' | 'repeatDays'>) =>
        days === null ? repeatPolicy(policy) : t('repeatDays', { days }),
    }),
    [t, type, gender, plan, repeatPolicy],
  );
}

export type ProjectLabels = ReturnType<typeof useProjectLabels>;
