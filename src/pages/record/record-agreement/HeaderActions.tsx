import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { Agreement } from '@/contract/agreement';
import type { RecordDetail } from '@/contract/record-detail';
import { getAgreementActions } from '@/domain/agreement/agreement-status';
import { useSendInvitation } from '@/features/agreement/useSendInvitation';
import { useAction } from '@/hooks/useAction';
import { usePrint } from '@/hooks/usePrint';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { getAgreementPdf } from '@/services/agreement';
import { fetchFile } from '@/services/file';
import { saveBlob } from '@/utils/save-blob';
import { revealableFields, SignerReveal } from './SignerReveal';
import { TemplateComparison } from './TemplateComparison';
import { WithdrawDialog } from './WithdrawDialog';

type Props = {
  agreement: Agreement;
  record: RecordDetail;
  isNewest: boolean;
  onReload: () => void;
  onResent: () => void;
};

/** Actions on an agreement, which is never edited or deleted. */
export function HeaderActions({ agreement, record, isNewest, onReload, onResent }: Props) {
  const t = useText(agreementTexts);
  const [open, setOpen] = useState<'withdraw' | 'reveal' | 'compare'>();
  const close = () => setOpen(undefined);
  const { id } = agreement;
  const actions = getAgreementActions(agreement);
  const state = record.agreementStatus;
  const { label, send, question } = useSendInvitation({ record, state, newest: agreement, onSent: onResent });

  const { print, isAsking } = usePrint({ entityType: 'agreement', entityId: id, fields: ['signerName', 'signerIdNo'] });
  const [download, isDownloading] = useAction(async () => {
    const { url, fileName } = await getAgreementPdf(id);
    const { blob } = await fetchFile(url);
    saveBlob(blob, fileName);
  });

  return (
    <>
      <Flex wrap gap={8}>
        {revealableFields(agreement).length > 0 && (
          <Button onClick={() => setOpen('reveal')}>{t('action.reveal')}</Button>
        )}
        <Button onClick={() => setOpen('compare')}>{t('action.compare')}</Button>
        <Button loading={isAsking} onClick={print}>
          {t('action.print')}
        </Button>
        {actions.includes('pdf') && (
          <Button loading={isDownloading} onClick={download}>
            {t('action.pdf')}
          </Button>
        )}
        {actions.includes('withdraw') && (
          <Button danger onClick={() => setOpen('withdraw')}>
            {t('action.withdraw')}
          </Button>
        )}
        {isNewest && send && (
          <Button type="primary" onClick={send}>
            {label}
          </Button>
        )}
      </Flex>
      {question}
      {open === 'withdraw' && (
        <WithdrawDialog agreement={agreement} record={record} onReload={onReload} onClose={close} />
      )}
      {open === 'reveal' && <SignerReveal agreement={agreement} onClose={close} />}
      {open === 'compare' && <TemplateComparison agreement={agreement} onClose={close} />}
    </>
  );
}
