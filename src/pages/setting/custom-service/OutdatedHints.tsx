import { Alert } from 'antd';
import type { CustomService } from '@/contract/custom-service';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { customServiceTexts } from '@/locales/customService';
import { listOutdatedHints } from '@/services/custom-service';
import styles from './service.module.css';

type Props = {
  /** Service number to compare with; the saved one by default. */
  phone?: string;
  version: CustomService['version'];
};

/** Lists hints that still contain an old number. Links open new tabs, because the form may have unsaved changes. */
export function OutdatedHints({ phone, version }: Props) {
  const t = useText(customServiceTexts);
  const { data } = useRead(['resultHint', 'outdated', version, phone], () => listOutdatedHints(phone), {
    refreshOnFocus: true,
  });
  return (
    <div role="status">
      {data !== undefined && data.length > 0 && (
        <Alert
          role="note"
          type="warning"
          showIcon
          title={t(phone === undefined ? 'outdated.title' : 'outdated.afterChange', { count: data.length })}
          description={
            <ul className={styles.outdated}>
              {data.map((hint) => (
                <li key={hint.id}>
                  <a
                    href={`/setting/result-hint?edit=${encodeURIComponent(hint.id)}`}
                    target="_blank"
                    rel="noopener"
                    aria-label={t('outdated.open', { name: hint.name })}
                  >
                    {hint.name}
                  </a>{' '}
                  {t('outdated.phone', { phone: hint.phone })}
                </li>
              ))}
            </ul>
          }
          style={{ marginBlockEnd: 16 }}
        />
      )}
    </div>
  );
}
