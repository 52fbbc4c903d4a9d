import { Alert, Flex } from 'antd';
import type { RecordDetail } from '@/contract/record-detail';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { recordWorkTexts } from '@/locales/recordWork';

/** Warnings that an operator has to read before any action. */
export function RecordNotices({ record }: { record: RecordDetail }) {
  const t = useText(recordDetailTexts);
  const closeReason = useEnumLabelOrRaw(recordWorkTexts, 'closeReason');
  const { status, withheld, doNotContact, pendingReason, rejectReason, voidReason, reopenReason } = record;
  const notices: [key: string, type: 'error' | 'warning' | 'info', text: string][] = [];
  if (doNotContact) {
    const { reason, until } = doNotContact;
    const text = until ? t('notice.doNotContactUntil', { reason, until }) : t('notice.doNotContact', { reason });
    notices.push(['doNotContact', 'error', text]);
  }
  if (withheld) notices.push(['withheld', 'warning', t(`notice.${withheld}`)]);
  if (status === 'rejected') notices.push(['ended', 'info', t('notice.rejected', { reason: rejectReason ?? '—' })]);
  if (status === 'voided') notices.push(['ended', 'info', t('notice.voided', { reason: voidReason ?? '—' })]);
  if (status === 'closed')
    notices.push(['ended', 'info', t('notice.closed', { reason: closeReason(record.closeReason) })]);
  if (status === 'inProgress') notices.push(['ended', 'info', t('notice.inProgress')]);
  if (status === 'abandoned') notices.push(['ended', 'info', t('notice.abandoned')]);
  if (status === 'reviewing' && pendingReason)
    notices.push(['pending', 'warning', t('notice.pending', { reason: pendingReason })]);
  if (status === 'reviewing' && reopenReason)
    notices.push(['reopened', 'info', t('notice.reopened', { reason: reopenReason })]);

  if (notices.length === 0) return null;
  return (
    <Flex vertical gap={8} style={{ marginBlockEnd: 16 }}>
      {notices.map(([key, type, text]) => (
        <Alert key={key} role="note" type={type} showIcon title={text} />
      ))}
    </Flex>
  );
}
