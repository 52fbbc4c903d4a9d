import { useMemo } from 'react';
import type { Project } from '@/contract/project-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { formatMinute } from '@/utils/date';

/**
 * @returns labels for enum values, also unknown ones (newer server), and for combinations of fields; stable until the
 * language changes
 */
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
      /** Age range of participants. */
      age: ({ minAge: min, maxAge: max }: Pick<Project, 'minAge' | 'maxAge'>) => {
        if (min !== null && max !== null) return t('age.range', { min, max });
        if (min !== null) return t('age.from', { min });
        return max === null ? t('age.any') : t('age.to', { max });
      },
      /** Period in which members can find the project; either end may be open. */
      period: ({ startAt, endAt }: Pick<Project, 'startAt' | 'endAt'>) => {
        const start = formatMinute(startAt);
        const end = formatMinute(endAt);
        if (start && end) return `${start} – ${end}`;
        if (start) return t('period.from', { start });
        return end ? t('period.to', { end }) : '—';
      },
      /** Days of the follow-ups. */
      plan: ({ followUpPlan }: Pick<Project, 'followUpPlan'>) => followUpPlan.map(plan).join(t('separator')),
      /** How often a member may participate. */
      repeat: ({ repeatPolicy: policy, repeatDays: days }: Pick<Project, 'repeatPolicy' | 'repeatDays'>) =>
        days === null ? repeatPolicy(policy) : t('repeatDays', { days }),
    }),
    [t, type, gender, plan, repeatPolicy],
  );
}

export type ProjectLabels = ReturnType<typeof useProjectLabels>;
