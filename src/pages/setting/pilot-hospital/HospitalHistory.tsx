import { Typography } from 'antd';
import { AccessTimeline } from '@/components/log/AccessTimeline';
import { ChangeTimeline, type LogLabels } from '@/components/log/ChangeTimeline';
import { LogPicture } from '@/components/log/LogPicture';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { logTexts } from '@/locales/log';
import { useProjects } from './useProjects';

/** Who changed what of a hospital, and who looked at its contact. */
export function HospitalHistory({ id }: { id: string }) {
  const t = useText(logTexts);
  const tHospital = useText(hospitalTexts);
  const { titleOf } = useProjects();
  const action = useEnumLabel(hospitalTexts, 'change');
  const field = useEnumLabel(hospitalTexts, 'field');
  const level = useEnumLabel(hospitalTexts, 'level');
  const nature = useEnumLabel(hospitalTexts, 'nature');
  const kind = useEnumLabel(hospitalTexts, 'kind');
  const status = useEnumLabel(hospitalTexts, 'status');
  const enums: Record<string, typeof level> = { level, nature, kind, status };
  const words: LogLabels = {
    action,
    field,
    value: (name, value) => {
      if (name === 'projectIds' && Array.isArray(value))
        return value.map((one) => titleOf(String(one))).join(tHospital('separator'));
      // An address of a picture says nothing; how many there are does.
      if (name === 'photos' && Array.isArray(value)) return tHospital('edit.photosCount', { count: value.length });
      if (name === 'logoUrl') return <LogPicture url={String(value)} name={tHospital('field.logoUrl')} />;
      return enums[name]?.(String(value));
    },
  };
  return (
    <section>
      <Typography.Title level={5}>{t('changes')}</Typography.Title>
      <ChangeTimeline entityType="hospital" entityId={id} words={words} />
      <Typography.Title level={5}>{t('accesses')}</Typography.Title>
      <AccessTimeline entityType="hospital" entityId={id} field={field} />
    </section>
  );
}
