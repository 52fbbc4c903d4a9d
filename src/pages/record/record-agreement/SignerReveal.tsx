import { RevealDialog } from '@/components/reveal/RevealDialog';
import type { Agreement } from '@/contract/agreement';
import type { agreementRevealFields } from '@/contract/limits/agreement';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { revealAgreement } from '@/services/agreement';
import styles from './agreement.module.css';

type Field = (typeof agreementRevealFields)[number];

/** Fields of the signer that can be revealed. */
export function revealableFields({ signerNameMasked, signerIdNoMasked, hasSignature }: Agreement): Field[] {
  return [
    ...(signerNameMasked === null ? [] : (['signerName'] as const)),
    ...(signerIdNoMasked === null ? [] : (['signerIdNo'] as const)),
    ...(hasSignature ? (['signature'] as const) : []),
  ];
}

/** Reveals signer and signature for a minute. */
export function SignerReveal({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const t = useText(agreementTexts);
  const fields = revealableFields(agreement);
  return (
    <RevealDialog<Field>
      title={t('reveal.title', { no: agreement.agreementNo })}
      fields={fields.map((field) => ({ value: field, label: t(`field.${field}`) }))}
      initialFields={fields.slice(0, 1)}
      warning={agreement.status === 'withdrawn' ? t('reveal.withdrawn') : undefined}
      show={(field, value) =>
        field === 'signature' ? <img className={styles.signature} src={value} alt={t('field.signature')} /> : undefined
      }
      reveal={(input) => revealAgreement(agreement.id, input)}
      onClose={onClose}
    />
  );
}
