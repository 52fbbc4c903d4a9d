import { Alert, Button } from 'antd';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './PeriodBar.module.css';
import type { ReportRead } from './useReport';

/** Says that the compared period could not be read; the screen's own figures stay. */
export function ComparedFailed({ read: { error, reload } }: { read: ReportRead }) {
  const t = useText(analysisTexts);
  if (error === undefined) return null;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      className={styles.problems}
      title={t('compare.failed')}
      action={
        <Button size="small" aria-label={`${t('retry')}: ${t('compare.label')}`} onClick={reload}>
          {t('retry')}
        </Button>
      }
    />
  );
}
