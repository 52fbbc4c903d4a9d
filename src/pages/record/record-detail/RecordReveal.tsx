import { RevealDialog } from '@/components/reveal/RevealDialog';
import type { RecordDetail } from '@/contract/record-detail';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { revealRecord } from '@/services/record';
import type { ClaimPurpose } from './useClaimPurpose';

const fields = ['patientName', 'mobile', 'idNo'] as const;

type Props = { record: RecordDetail; claim: ClaimPurpose; onClose: () => void };

/** Reveals personal data of the patient for a minute. */
export function RecordReveal({ record, claim, onClose }: Props) {
  const t = useText(recordDetailTexts);
  const { id, recordNo, withheld } = record;
  return (
    <RevealDialog<(typeof fields)[number]>
      title={t('reveal.title', { recordNo })}
      fields={fields.map((field) => ({ value: field, label: t(`field.${field}`) }))}
      initialFields={['patientName']}
      initialPurpose={claim.proposed}
      warning={withheld ? t(`reveal.${withheld}`) : undefined}
      reveal={(input) => revealRecord(id, input)}
      onClose={onClose}
    />
  );
}
