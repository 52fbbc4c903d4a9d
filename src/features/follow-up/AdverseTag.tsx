import { Tag } from 'antd';
import type { FollowUp } from '@/contract/follow-up-list';
import { needsAcknowledgment } from '@/domain/follow-up/follow-up';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

/** Severity of an adverse reaction, red if it needs an acknowledgment. */
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
