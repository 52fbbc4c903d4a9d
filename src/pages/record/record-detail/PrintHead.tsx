import { useModel } from '@umijs/max';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { serverNow } from '@/utils/clock';
import { formatInstant } from '@/utils/date';
import styles from './record-detail.module.css';

/** Header on paper: record, operator and time. */
export function PrintHead({ recordNo }: { recordNo: string }) {
  const t = useText(recordDetailTexts);
  const { initialState } = useModel('@@initialState');
  return (
    <p className={styles.printed}>
      {t('printed', {
        recordNo,
        name: initialState?.currentUser?.name ?? '—',
        at: formatInstant(new Date(serverNow()).toISOString()) ?? '',
      })}
    </p>
  );
}
