import { ChangeTimeline } from '@/components/log/ChangeTimeline';
import type { LogValue } from '@/contract/log';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';

/** Change history of the project. */
export function LogTab({ projectId }: { projectId: string }) {
  const t = useText(projectTexts);
  const gender = useEnumLabelOrRaw(projectTexts, 'gender');
  const plan = useEnumLabelOrRaw(projectTexts, 'plan');
  const value = (field: string, is: LogValue) => {
    if (field === 'targetGender') return gender(String(is));
    if (!Array.isArray(is)) return undefined;
    return is.map((one) => (field === 'followUpPlan' ? plan(String(one)) : one)).join(t('separator'));
  };
  return (
    <ChangeTimeline
      entityType="project"
      entityId={projectId}
      texts={projectTexts}
      pictures={['coverUrl']}
      value={value}
    />
  );
}
