import { Tag } from 'antd';
import type { FollowUp } from '@/contract/follow-up-list';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

/** Marks a follow-up for a critical value; not red once the second reader has not confirmed it. */
export function CriticalTag({ critical }: Pick<FollowUp, 'critical'>) {
  const t = useText(followUpTexts);
  if (!critical) return null;
  return critical.state === 'unconfirmed' ? (
    <Tag>{t('critical.unconfirmed')}</Tag>
  ) : (
    <Tag color="error">{t('critical')}</Tag>
  );
}
