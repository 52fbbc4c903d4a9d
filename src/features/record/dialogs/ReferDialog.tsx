import { Link } from '@umijs/max';
import { ActionDialog } from '@/components/form/ActionDialog';
import { InstantField } from '@/components/inputs/InstantField';
import { agreementPath } from '@/features/agreement/agreement-path';
import { RefusedConsentsOf } from '@/features/agreement/RefusedConsentsOf';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { recordWorkTexts } from '@/locales/recordWork';
import { referRecord } from '@/services/record';
import { canDo } from '../can-do';
import { HospitalField } from '../HospitalField';
import { type RecordDialogProps, useRecordChange } from '../useRecordChange';

type Values = { hospitalId: string; appointmentAt?: string | null };

/** Sends a patient to a hospital. */
export function ReferDialog(props: RecordDialogProps) {
  const t = useText(recordWorkTexts);
  const agreement = useEnumLabelOrRaw(recordTexts, 'agreement');
  const { record, change } = useRecordChange(props, (current) => canDo(current, 'refer'));
  const { recordNo, hospitalId, agreementStatus } = record;
  const mayRefer = agreementStatus === 'signed' || agreementStatus === 'notRequired';
  return (
    <ActionDialog<Values>
      title={t('refer.title', { recordNo })}
      okText={t('action.refer')}
      canSubmit={mayRefer}
      warning={mayRefer ? t('refer.effect') : t('refer.agreement', { status: agreement(agreementStatus) })}
      version={record.version}
      initialValues={{ hospitalId: hospitalId ?? undefined }}
      onSubmit={({ hospitalId: chosen, appointmentAt = null }) =>
        change((one) => referRecord(one, { hospitalId: chosen, appointmentAt }), t('refer.done', { recordNo }))
      }
      onClose={props.onClose}
    >
      {!mayRefer && <Link to={agreementPath(record.id)}>{t('refer.toAgreement')}</Link>}
      {mayRefer && (
        <>
          <RefusedConsentsOf recordId={record.id} />
          <HospitalField name="hospitalId" label={t('refer.hospital')} isRequired />
          <InstantField name="appointmentAt" label={t('refer.appointment')} isFuture />
        </>
      )}
    </ActionDialog>
  );
}
