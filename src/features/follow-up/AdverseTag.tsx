import { Tag } from 'antd';
import type { FollowUp } from '@/contract/follow-up';
import { needsAcknowledgment } from '@/domain/follow-up/follow-up';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

/** How strong a reaction was, red where somebody has to know of it. */
export function AdverseTag({ adverse, adverseSerious }: Pick<FollowUp, 'adverse' | 'adverseSerious'>) {
  const t = useText(followUpTexts);
  const word = useEnumLabelOrRaw(followUpTexts, 'adverse');
  if (adverse === null || adverse === 'none') return word(adverse);
  return (
    <Tag color={needsAcknowledgment({ adverse, adverseSerious }) ? 'error' : 'warning'}>
      {adverseSerious ? `${word(adverse)} · ${t('serious')}` : word(adverse)}
    </Tag>
  );
}
