import { RevealDialog } from '@/components/reveal/RevealDialog';
import type { RecordDetail } from '@/contract/record-detail';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { recordWorkTexts } from '@/locales/recordWork';
import { revealRecord } from '@/services/record';
import type { ClaimPurpose } from './useClaimPurpose';

/** Personal data that the patient has. */
export const getRevealableFields = (record: RecordDetail) =>
  (['patientName', 'mobile', 'idNo'] as const).filter((field) => record[`${field}Masked`] !== null);

type Props = { record: RecordDetail; claim: ClaimPurpose; onClose: () => void };

/** Reveals personal data of the patient for a minute. */
export function RecordReveal({ record, claim, onClose }: Props) {
  const t = useText(recordDetailTexts);
  const tWork = useText(recordWorkTexts);
  const { id, recordNo, patientNameMasked, withheld } = record;
  const fields = getRevealableFields(record);
  return (
    <RevealDialog
      title={t('reveal.title', { recordNo: `${recordNo} · ${patientNameMasked ?? tWork('unnamed')}` })}
      fields={fields.map((field) => ({ value: field, label: t(`field.${field}`) }))}
      initialFields={fields.slice(0, 1)}
      initialPurpose={claim.proposed}
      warning={withheld ? t(`reveal.${withheld}`) : undefined}
      reveal={(input) => revealRecord(id, input)}
      onClose={onClose}
    />
  );
}
