import { Typography } from 'antd';
import { AccessTimeline } from '@/components/log/AccessTimeline';
import { ChangeTimeline } from '@/components/log/ChangeTimeline';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { logTexts } from '@/locales/log';
import { useChannelValues } from './useChannelValues';

/** Changes of a channel and accesses to its contact data. */
export function ChannelHistory({ id }: { id: string }) {
  const t = useText(logTexts);
  const { formatValue } = useChannelValues();
  const field = useEnumLabel(channelTexts, 'field');
  return (
    <section>
      <Typography.Title level={5}>{t('changes')}</Typography.Title>
      <ChangeTimeline entityType="channel" entityId={id} texts={channelTexts} value={formatValue} />
      <Typography.Title level={5}>{t('accesses')}</Typography.Title>
      <AccessTimeline entityType="channel" entityId={id} field={field} />
    </section>
  );
}
