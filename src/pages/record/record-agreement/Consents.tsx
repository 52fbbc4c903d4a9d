import { Tag } from 'antd';
import type { Agreement } from '@/contract/agreement';
import { MEMBERS_LOCALE } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import styles from './agreement.module.css';

/** Consents of an agreement, each with its answer. */
export function Consents({ consents }: Pick<Agreement, 'consents'>) {
  const t = useText(agreementTexts);
  if (consents.length === 0) return <p>{t('consent.none')}</p>;
  return (
    <ul className={styles.consents}>
      {consents.map(({ code, text, agreed, required }) => (
        <li key={code}>
          <Tag color={agreed ? 'success' : undefined}>{t(agreed ? 'consent.agreed' : 'consent.refused')}</Tag>
          <span lang={MEMBERS_LOCALE}>{text}</span> {required && <Tag>{t('consent.required')}</Tag>}
        </li>
      ))}
    </ul>
  );
}
