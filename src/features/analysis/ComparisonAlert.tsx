import { Alert, Button } from 'antd';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './PeriodBar.module.css';
import type { ReportRead } from './useReport';

type Props = {
  read: ReportRead;
  /** Another reason why the figures cannot be compared, if any. */
  note?: string;
};

/** Alert that the compared period failed to load or cannot be compared; the screen keeps its own figures. */
export function ComparisonAlert({ read: { error, stale, reload }, note }: Props) {
  const t = useText(analysisTexts);
  if (error === undefined && stale === undefined) {
    return note === undefined ? null : (
      <Alert role="note" type="info" showIcon className={styles.problems} title={note} />
    );
  }
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
