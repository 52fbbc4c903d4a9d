import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useRowAction } from '@/components/useRowAction';
import type { Agreement } from '@/contract/agreement';
import type { RecordDetail } from '@/contract/record-detail';
import { agreementActions } from '@/domain/agreement/agreement-status';
import { useAction } from '@/hooks/useAction';
import { usePrint } from '@/hooks/usePrint';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { getAgreementPdf, resendAgreement } from '@/services/agreement';
import { fetchFile } from '@/services/file';
import { saveBlob } from '@/utils/save-blob';
import { isAlive } from './is-alive';
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

/** What can be done with an agreement. It is never edited, and never deleted. */
export function HeaderActions({ agreement, record, isNewest, onReload, onResent }: Props) {
  const t = useText(agreementTexts);
  const [open, setOpen] = useState<'withdraw' | 'reveal' | 'compare'>();
  const [start, question] = useRowAction(onResent);
  const close = () => setOpen(undefined);
  const { id, agreementNo, status } = agreement;
  const actions = agreementActions(agreement, { isNewest, isRecordAlive: isAlive(record) });

  const { print, isAsking } = usePrint({ entityType: 'agreement', entityId: id, fields: ['signerName', 'signerIdNo'] });
  const [download, isDownloading] = useAction(async () => {
    const { url, fileName } = await getAgreementPdf(id);
    const { blob } = await fetchFile(url);
    saveBlob(blob, fileName);
  });
  const resend = () =>
    start(id, {
      key: 'resend',
      label: t('action.resend'),
      group: 'work',
      run: () => resendAgreement(agreement),
      done: (added) => t('resend.done', { no: (added as Agreement).agreementNo }),
      confirm: {
        title: t('resend.title', { no: agreementNo }),
        text: t(status === 'unsigned' ? 'resend.textUnsigned' : 'resend.text'),
      },
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
        {actions.includes('resend') && (
          <Button type="primary" onClick={resend}>
            {t('action.resend')}
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
