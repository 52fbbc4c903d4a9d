import { Typography } from 'antd';
import { DateTimeRange } from '@/components/display/DateTimeRange';
import type { Channel } from '@/contract/channel-list';
import { channel as limit } from '@/contract/limits/channel';
import { daysBetween, toBusinessDay } from '@/domain/period/calendar';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { serverNow } from '@/utils/clock';
import styles from './channel.module.css';

/** Validity range of a channel, with the number of days left when it ends soon. */
export function Validity({ channel: { validFrom: from, validTo: to } }: { channel: Channel }) {
  const t = useText(channelTexts);
  if (from === null && to === null) return t('valid.always');
  const range =
    from !== null && to !== null
      ? t('valid.range', { from, to })
      : from !== null
        ? t('valid.from', { from })
        : t('valid.to', { to: to ?? '' });
  const left = to === null ? undefined : daysBetween(toBusinessDay(serverNow()), to);
  return (
    <>
      <DateTimeRange text={range} />
      {left !== undefined && left <= limit.expiringDays && (
        <Typography.Text type={left < 0 ? 'secondary' : 'danger'} className={styles.own}>
          {left < 0 ? t('valid.over') : left === 0 ? t('valid.today') : t('valid.left', { count: left })}
        </Typography.Text>
      )}
    </>
  );
}
