import { Tag } from 'antd';
import type { ChannelLink } from '@/contract/channel-link';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';

/** That a link's channel is not in use, where it is not: its links land on “the campaign is over”. */
export function ChannelState({ channelStatus }: Pick<ChannelLink, 'channelStatus'>) {
  const t = useText(channelLinkTexts);
  if (channelStatus === 'paused') return <Tag color="warning">{t('channel.paused')}</Tag>;
  return channelStatus === 'archived' ? <Tag>{t('channel.archived')}</Tag> : null;
}
