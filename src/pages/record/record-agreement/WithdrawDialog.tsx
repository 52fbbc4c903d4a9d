import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntityChange } from '@/components/form/useEntityChange';
import { ReasonField } from '@/components/inputs/ReasonField';
import type { Agreement } from '@/contract/agreement';
import { agreement as limit } from '@/contract/limits/agreement';
import type { RecordDetail } from '@/contract/record-detail';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { withdrawAgreement } from '@/services/agreement';

type Props = { agreement: Agreement; record: RecordDetail; onReload: () => void; onClose: () => void };

/** Records that a member has withdrawn the agreement, and names what is hidden from then on. */
export function WithdrawDialog({ agreement: asked, record, onReload, onClose }: Props) {
  const t = useText(agreementTexts);
  const state = useEnumLabelOrRaw(agreementTexts, 'status');
  const { entity: agreement, change } = useEntityChange<Agreement, Agreement>(
    { entity: asked, onChanged: onReload },
    { canStill: ({ status }) => status === asked.status, stateOf: ({ status }) => state(status) },
  );
  const effects = [
    t('withdraw.record', { recordNo: record.recordNo }),
    t('withdraw.answers', { count: record.answers.filter(({ hidden }) => !hidden).length }),
    ...(record.reportCount > 0 ? [t('withdraw.reports', { count: record.reportCount })] : []),
    ...(record.nextFollowUpAt === null ? [] : [t('withdraw.followUps')]),
    t('withdraw.left'),
  ];
  return (
    <ActionDialog<{ reason: string }>
      draft={`agreement.withdraw:${agreement.id}`}
      title={t('withdraw.title', { no: agreement.agreementNo })}
      okText={t('action.withdraw')}
      isDanger
      version={agreement.version}
      warning={
        <>
          {t('withdraw.effect')}
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </>
      }
      onSubmit={({ reason }) => change((one) => withdrawAgreement(one, reason), t('withdraw.done'))}
      onClose={onClose}
    >
      <ReasonField label={t('withdraw.reason')} max={limit.maxWithdrawReasonLength} />
    </ActionDialog>
  );
}
