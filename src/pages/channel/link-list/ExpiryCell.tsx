import { Typography } from 'antd';
import { Deadline } from '@/components/display/Deadline';
import type { ChannelLink } from '@/contract/channel-link-list';
import { getExpiryUrgency } from '@/domain/channel/link-rules';
import { toBusinessDay } from '@/domain/period/calendar';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { serverNow } from '@/utils/clock';
import { formatMinute } from '@/utils/date';

/** Time until a link expires, emphasized if it expires soon, or the day on which it expired (docs/domain.md 6.8). */
export function ExpiryCell({ expiresAt }: Pick<ChannelLink, 'expiresAt'>) {
  const t = useText(channelLinkTexts);
  const now = Math.max(useMinute(), serverNow());
  if (expiresAt === null) return t('expiry.none');
  const urgency = getExpiryUrgency(Date.parse(expiresAt), now);
  if (urgency === 'expired') {
    return (
      <Typography.Text type="secondary">
        <time dateTime={expiresAt} title={formatMinute(expiresAt) ?? undefined}>
          {toBusinessDay(Date.parse(expiresAt))}
        </time>
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
