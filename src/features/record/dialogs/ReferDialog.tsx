import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { InstantField } from '@/components/inputs/InstantField';
import { allowsReferral } from '@/domain/agreement/agreement-status';
import { agreementPath } from '@/features/agreement/agreement-path';
import { RefusedConsents } from '@/features/agreement/RefusedConsents';
import { useRecordConsent } from '@/features/agreement/useRecordConsent';
import { useSendInvitation } from '@/features/agreement/useSendInvitation';
import { useAction } from '@/hooks/useAction';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { recordWorkTexts } from '@/locales/recordWork';
import { getRecord, referRecord } from '@/services/record';
import { canDo } from '../can-do';
import { HospitalField } from '../HospitalField';
import { type RecordDialogProps, useRecordChange } from '../useRecordChange';

type Values = { hospitalId: string; appointmentAt?: string | null };

/**
 * Refers a patient to a hospital. If the agreement is not signed, the invitation can be sent from here and its status
 * checked again; the dialog and its values stay.
 */
export function ReferDialog(props: RecordDialogProps) {
  const t = useText(recordWorkTexts);
  const consentWord = useEnumLabelOrRaw(recordTexts, 'agreement');
  const { record, subject, change } = useRecordChange(props, (current) => canDo(current, 'refer'));
  const { id, recordNo, hospitalId } = record;
  const { state, newest, isLoading, reload } = useRecordConsent(record);
  const mayRefer = allowsReferral(state);
  const [refreshRecord] = useAction(async () => props.onChanged(await getRecord(id)));
  // For this dialog and everything else that shows it.
  const readConsent = () => {
    reload();
    refreshRecord();
  };
  const { label, send, question } = useSendInvitation({ record, state, newest, onSent: readConsent });
  return (
    <>
      <ActionDialog<Values>
        draft={`record.refer:${id}`}
        title={t('refer.title', { recordNo: subject })}
        okText={t('action.refer')}
        canSubmit={mayRefer}
        warning={mayRefer ? t('refer.effect') : t('refer.agreement', { status: consentWord(state) })}
        version={record.version}
        initialValues={{ hospitalId: hospitalId ?? undefined }}
        onSubmit={async ({ hospitalId: chosen, appointmentAt = null }) => {
          try {
            await change(
              (one) => referRecord(one, { hospitalId: chosen, appointmentAt }),
              t('refer.done', { recordNo }),
            );
          } catch (error) {
            // The server refuses if the consent has changed.
            readConsent();
            throw error;
          }
        }}
        onClose={props.onClose}
      >
        {!mayRefer && (
          <Flex wrap gap={8} align="center" style={{ marginBlockEnd: 16 }}>
            {send && (
              <Button type="primary" disabled={isLoading} onClick={send}>
                {label}
              </Button>
            )}
            <Button loading={isLoading} onClick={readConsent}>
              {t('refer.checkAgain')}
            </Button>
            {/* In its own tab, so that the dialog stays. */}
            <Link to={agreementPath(id)} target="_blank">
              {t('refer.toAgreement')}
            </Link>
          </Flex>
        )}
        {newest && <RefusedConsents refusedConsents={newest.refusedConsents} />}
        <HospitalField name="hospitalId" label={t('refer.hospital')} record={record} isRequired />
        <InstantField name="appointmentAt" label={t('refer.appointment')} isFuture />
      </ActionDialog>
      {question}
    </>
  );
}
