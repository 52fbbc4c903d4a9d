import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { RecordListed } from '@/contract/record-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { recordTexts } from '@/locales/record';

const tones: Readonly<Record<RecordListed['status'], Tone>> = {
  inProgress: 'default',
  submitted: 'warning',
  reviewing: 'processing',
  approved: 'warning',
  contacted: 'processing',
  referred: 'processing',
  enrolled: 'success',
  rejected: 'default',
  closed: 'default',
  voided: 'default',
  abandoned: 'default',
};

/** Badge with the status of a record; yellow means that someone has to act. */
export function RecordStatus({ status }: Pick<RecordListed, 'status'>) {
  const word = useEnumLabelOrRaw(recordTexts, 'status');
  return <StatusBadge tone={tones[status]} label={word(status)} />;
}
