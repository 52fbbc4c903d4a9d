import { Typography } from 'antd';
import { Deadline } from '@/components/display/Deadline';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ChannelLink } from '@/contract/channel-link-list';
import { getExpiryUrgency } from '@/domain/channel/link-rules';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { serverNow } from '@/utils/clock';

/** Time until a link expires, emphasized if it expires soon (docs/domain.md 6.8). */
export function ExpiryCell({ expiresAt }: Pick<ChannelLink, 'expiresAt'>) {
  const t = useText(channelLinkTexts);
  const now = Math.max(useMinute(), serverNow());
  if (expiresAt === null) return t('expiry.none');
  const urgency = getExpiryUrgency(Date.parse(expiresAt), now);
  if (urgency === 'expired') {
    return (
      <Typography.Text type="secondary">
        <RelativeTime instant={expiresAt} />
      </Typography.Text>
    );
  }
  if (urgency !== 'urgent') return <Deadline due={expiresAt} />;
  return (
    <Typography.Text strong type="danger">
      <Deadline due={expiresAt} />
    </Typography.Text>
  );
}
