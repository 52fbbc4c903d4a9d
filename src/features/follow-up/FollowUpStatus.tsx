import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { FollowUp } from '@/contract/follow-up-list';
import { isRefused } from '@/domain/follow-up/follow-up';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { followUpTexts } from '@/locales/followUp';

const tones: Readonly<Record<FollowUp['status'], Tone>> = {
  pending: 'warning',
  overdue: 'error',
  done: 'success',
  unreachable: 'default',
  cancelled: 'default',
};

type Props = Pick<FollowUp, 'status'> & Partial<Pick<FollowUp, 'attemptLog'>>;

/** Status badge that also distinguishes a patient who refused from one who was not reached. */
export function FollowUpStatus({ status, attemptLog = [] }: Props) {
  const word = useEnumLabelOrRaw(followUpTexts, 'status');
  return <StatusBadge tone={tones[status]} label={word(isRefused({ status, attemptLog }) ? 'refused' : status)} />;
}
