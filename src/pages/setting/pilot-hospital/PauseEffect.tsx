import { Alert, Spin } from 'antd';
import { useEntity } from '@/components/form/useEntity';
import type { Filter } from '@/components/list/codec';
import type { Target } from '@/components/list/selection';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { readHospitalReach } from '@/services/hospital';

/** Shows how many published projects a bulk pause affects. */
export function PauseEffect({ target }: { target: Target<Filter> }) {
  const t = useText(hospitalTexts);
  const { entity, error } = useEntity(['hospital', 'reach', target], () => readHospitalReach(target));
  const text = () => {
    if (error) return t('bulk.reachFailed');
    if (!entity) return <Spin size="small" />;
    const { activeCount, publishedProjectCount: count } = entity;
    return count > 0 ? t('bulk.reach', { active: activeCount, count }) : t('bulk.reachNone');
  };
  return (
    <Alert
      role="note"
      type={error || entity?.publishedProjectCount ? 'warning' : 'info'}
      showIcon
      title={t('effect.pause')}
      description={text()}
      style={{ marginBlockEnd: 16 }}
    />
  );
}
