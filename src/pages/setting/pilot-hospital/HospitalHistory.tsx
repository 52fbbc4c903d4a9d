import { Typography } from 'antd';
import { ChangeTimeline, type LogWords } from '@/components/log/ChangeTimeline';
import { LogPicture } from '@/components/log/LogPicture';
import { useText } from '@/hooks/useText';
import { useWord } from '@/hooks/useWord';
import { useProjects } from './useProjects';

/** Who changed what of a hospital. */
export function HospitalHistory({ id }: { id: string }) {
  const t = useText('log');
  const tHospital = useText('hospital');
  const { titleOf } = useProjects();
  const action = useWord('hospital', 'change');
  const field = useWord('hospital', 'field');
  const level = useWord('hospital', 'level');
  const nature = useWord('hospital', 'nature');
  const kind = useWord('hospital', 'kind');
  const status = useWord('hospital', 'status');
  const enums: Record<string, typeof level> = { level, nature, kind, status };
  const words: LogWords = {
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
    </section>
  );
}
