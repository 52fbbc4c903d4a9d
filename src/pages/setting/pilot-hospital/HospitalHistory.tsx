import { Typography } from 'antd';
import { AccessTimeline } from '@/components/log/AccessTimeline';
import { ChangeTimeline } from '@/components/log/ChangeTimeline';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { logTexts } from '@/locales/log';
import { useProjects } from './useProjects';

/** Change log of a hospital, and access log of its contact. */
export function HospitalHistory({ id }: { id: string }) {
  const t = useText(logTexts);
  const tHospital = useText(hospitalTexts);
  const { getProjectLabel } = useProjects();
  const field = useEnumLabel(hospitalTexts, 'field');
  return (
    <section>
      <Typography.Title level={5}>{t('changes')}</Typography.Title>
      <ChangeTimeline
        entityType="hospital"
        entityId={id}
        texts={hospitalTexts}
        pictures={['logoUrl']}
        value={(name, value) => {
          if (!Array.isArray(value)) return undefined;
          if (name === 'projectIds')
            return value.map((one) => getProjectLabel(String(one))).join(tHospital('separator'));
          // URLs of pictures mean nothing to operators, so only their number is shown.
          return name === 'photos' ? tHospital('edit.photosCount', { count: value.length }) : undefined;
        }}
      />
      <Typography.Title level={5}>{t('accesses')}</Typography.Title>
      <AccessTimeline entityType="hospital" entityId={id} field={field} />
    </section>
  );
}
