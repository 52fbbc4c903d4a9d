import { Alert, Button } from 'antd';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './PeriodBar.module.css';
import type { ReportRead } from './useReport';

type Props = {
  read: ReportRead;
  /** What else keeps the figures from being compared; undefined where nothing does. */
  note?: string;
};

/** Says that the compared period could not be read (again), or has no figures; the screen's own figures stay. */
export function ComparedFailed({ read: { error, stale, reload }, note }: Props) {
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
