import { PauseCircleOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { MarkIcon } from '@/components/display/MarkIcon';
import type { ChannelLink } from '@/contract/channel-link-list';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';

type Props = Pick<ChannelLink, 'channelStatus'> & {
  /** Shows an icon, where a tag would leave no room for the name. */
  isMark?: boolean;
};

/** Tag for a paused or archived channel: its links open a “campaign is over” page. */
export function ChannelState({ channelStatus, isMark = false }: Props) {
  const t = useText(channelLinkTexts);
  if (channelStatus !== 'paused' && channelStatus !== 'archived') return null;
  const label = t(`channel.${channelStatus}`);
  if (isMark) return <MarkIcon icon={PauseCircleOutlined} label={label} tone="warning" />;
  return <Tag color={channelStatus === 'paused' ? 'warning' : undefined}>{label}</Tag>;
}
