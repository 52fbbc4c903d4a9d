import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { AgreementVersion } from '@/contract/agreement';
import type { ConsentState } from '@/domain/agreement/agreement-status';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { agreementTexts } from '@/locales/agreement';
import { recordTexts } from '@/locales/record';

const tones: Readonly<Record<AgreementVersion['status'] | ConsentState, Tone>> = {
  notRequired: 'default',
  notSent: 'warning',
  unsigned: 'warning',
  signed: 'success',
  declined: 'error',
  withdrawn: 'error',
  expired: 'default',
  superseded: 'default',
};

export function AgreementStatus({ status }: Pick<AgreementVersion, 'status'>) {
  const word = useEnumLabelOrRaw(agreementTexts, 'status');
  return <StatusBadge tone={tones[status]} label={word(status)} />;
}

/** Consent state of a record. */
export function ConsentStatus({ state }: { state: ConsentState }) {
  const word = useEnumLabelOrRaw(recordTexts, 'agreement');
  return <StatusBadge tone={tones[state]} label={word(state)} />;
}
