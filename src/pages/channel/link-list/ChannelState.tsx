import { Tag } from 'antd';
import type { ChannelLink } from '@/contract/channel-link-list';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';

/** Tag for a paused or archived channel: its links open a “campaign is over” page. */
export function ChannelState({ channelStatus }: Pick<ChannelLink, 'channelStatus'>) {
  const t = useText(channelLinkTexts);
  if (channelStatus === 'paused') return <Tag color="warning">{t('channel.paused')}</Tag>;
  return channelStatus === 'archived' ? <Tag>{t('channel.archived')}</Tag> : null;
}
