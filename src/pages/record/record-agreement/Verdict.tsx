import { Alert, type AlertProps, Button } from 'antd';
import { useState } from 'react';
import type { Agreement, AgreementVerification } from '@/contract/agreement';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { verifyAgreement } from '@/services/agreement';
import styles from './agreement.module.css';

type Props = { agreement: Agreement; presentHash: string | undefined };

const tones: Partial<Record<Agreement['status'], AlertProps['type']>> = { signed: 'success', withdrawn: 'warning' };

/**
 * States whether the signature is valid, or that the text differs from the signed one (docs/domain.md 9). The browser
 * computes the fingerprint of the text; if it cannot, this is shown and the server can check it.
 */
export function Verdict({ agreement, presentHash }: Props) {
  const t = useText(agreementTexts);
  const [checked, setChecked] = useState<AgreementVerification>();
  const [check, isChecking] = useAction(async () => setChecked(await verifyAgreement(agreement.id)));
  const { status, contentHash, signedAt } = agreement;

  const isTampered = (presentHash !== undefined && presentHash !== contentHash) || checked?.isIntact === false;
  const isKnown = presentHash !== undefined || checked !== undefined;
  const wasSigned = signedAt !== null && status !== 'declined';
  const said = isTampered
    ? {
        type: 'error' as const,
        title: t(wasSigned ? 'verdict.tampered' : 'verdict.tamperedUnsigned'),
        text: t('verdict.tamperedText'),
      }
    : isKnown
      ? { type: tones[status] ?? ('info' as const), title: t(`verdict.${status}`), text: undefined }
      : { type: 'warning' as const, title: t('verdict.unknown'), text: t('verdict.unknownText') };

  return (
    <Alert
      role="status"
      showIcon
      type={said.type}
      title={<strong>{said.title}</strong>}
      description={
        (said.text || checked) && (
          <>
            {said.text && <div>{said.text}</div>}
            {checked && <div>{t(checked.isIntact ? 'serverCheck.intact' : 'serverCheck.tampered')}</div>}
          </>
        )
      }
      action={
        <Button className={styles.onScreen} size="small" loading={isChecking} onClick={check}>
          {t('serverCheck')}
        </Button>
      }
    />
  );
}
