import { StatusBadge, type Tone } from '@/components/StatusBadge';
import type { FollowUp } from '@/contract/follow-up';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { followUpTexts } from '@/locales/followUp';

const tones: Readonly<Record<FollowUp['status'], Tone>> = {
  pending: 'warning',
  overdue: 'error',
  done: 'success',
  unreachable: 'default',
  cancelled: 'default',
};

/** The state of a follow-up, in a word and a colour. */
export function FollowUpStatus({ status }: Pick<FollowUp, 'status'>) {
  const word = useEnumLabelOrRaw(followUpTexts, 'status');
  return <StatusBadge tone={tones[status]} label={word(status)} />;
}
