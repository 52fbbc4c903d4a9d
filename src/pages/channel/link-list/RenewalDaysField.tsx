import { Form } from 'antd';
import { NumberField } from '@/components/inputs/NumberField';
import { channelLink as limit } from '@/contract/limits/channel-link';
import { getRenewedExpiry } from '@/domain/channel/link-rules';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { formatMinute } from '@/utils/date';

/** Number of days to renew for, with the resulting expiry. */
export function RenewalDaysField() {
  const t = useText(channelLinkTexts);
  const now = useMinute();
  const days: unknown = Form.useWatch('days');
  const isDays = typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= limit.maxExpireDays;
  const until = isDays ? formatMinute(new Date(getRenewedExpiry(days, now)).toISOString()) : null;
  return (
    <NumberField
      name="days"
      label={t('renew.days')}
      isRequired
      min={1}
      max={limit.maxExpireDays}
      suffix={t('days')}
      extra={
        <>
          {t('renew.hint', { max: limit.maxExpireDays })}
          {until !== null && (
            <>
              {' · '}
              {t('renew.until', { time: until })}
            </>
          )}
        </>
      }
    />
  );
}
