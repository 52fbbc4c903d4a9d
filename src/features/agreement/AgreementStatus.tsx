import { StatusBadge, type Tone } from '@/components/StatusBadge';
import type { AgreementVersion } from '@/contract/agreement';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { agreementTexts } from '@/locales/agreement';

const tones: Readonly<Record<AgreementVersion['status'], Tone>> = {
  unsigned: 'warning',
  signed: 'success',
  declined: 'error',
  withdrawn: 'error',
  expired: 'default',
  superseded: 'default',
};

/** Where an agreement stands, in a word and a colour. */
export function AgreementStatus({ status }: Pick<AgreementVersion, 'status'>) {
  const word = useEnumLabelOrRaw(agreementTexts, 'status');
  return <StatusBadge tone={tones[status]} label={word(status)} />;
}
