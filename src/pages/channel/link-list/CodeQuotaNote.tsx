import { Alert, Typography } from 'antd';
import { quotaState } from '@/domain/project/quota';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { readCodeQuota } from '@/services/channel-link';

/** Number of permanent QR codes in use; a warning with advice from 90 % on. */
export function CodeQuotaNote() {
  const t = useText(channelLinkTexts);
  const { data } = useRead(['channelLink', 'codeQuota'], readCodeQuota);
  if (!data) return null;
  const { used, max } = data;
  const state = quotaState(used, max);
  if (state === 'full') return <Alert type="error" showIcon title={t('quota.full', { max })} />;
  if (state === 'nearlyFull') {
    return <Alert type="warning" showIcon title={t('quota.nearlyFull', { used, max, left: max - used })} />;
  }
  return <Typography.Text type="secondary">{t('quota', { used, max })}</Typography.Text>;
}
