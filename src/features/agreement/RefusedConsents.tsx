import { Alert } from 'antd';
import type { AgreementVersion } from '@/contract/agreement';
import { MEMBERS_LOCALE } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';

/** Consent items that the signer refused, in the wording of the agreement. What they cover must not be done. */
export function RefusedConsents({ refusedConsents }: Pick<AgreementVersion, 'refusedConsents'>) {
  const t = useText(agreementTexts);
  if (refusedConsents.length === 0) return null;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      style={{ marginBlockEnd: 12 }}
      title={
        <>
          {t('consent.refusedItems')}
          <ul lang={MEMBERS_LOCALE} style={{ margin: 0, paddingInlineStart: 20 }}>
            {refusedConsents.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
