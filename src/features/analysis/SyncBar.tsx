import { SyncOutlined } from '@ant-design/icons';
import { useMemoizedFn } from 'ahooks';
import { Button, Tag } from 'antd';
import { When } from '@/components/When';
import type { Report } from '@/contract/analysis/status';
import type { Period } from '@/domain/period/period';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './SyncBar.module.css';
import { useReportStatus } from './useReportStatus';
import { useSync } from './useSync';

type Props = {
  report: Report;
  /** What is fetched again; the newest figures unless given. */
  period?: Period;
  /** The figures may be others now: read them again. */
  onEnd: () => void;
};

const colors = { ready: 'success', generating: 'processing', failed: 'error' } as const;

const MOST_NAMED = 3;

/** How new the figures of a report are, whether fetching them went well, and the button that does it again. */
export function SyncBar({ report, period, onEnd }: Props) {
  const t = useText(analysisTexts);
  const word = useEnumLabelOrRaw(analysisTexts, 'sync');
  const { status, refresh } = useReportStatus(report);
  // They may lie outside the period that is shown, and its sync would not fetch them.
  const named = (failed: readonly string[]) =>
    failed.slice(0, MOST_NAMED).join(t('separator')) + (failed.length > MOST_NAMED ? '…' : '');
  const { start, isBusy } = useSync(
    report,
    period,
    useMemoizedFn(() => {
      refresh();
      onEnd();
    }),
  );
  return (
    <div className={styles.bar}>
      {status && (
        <>
          <Tag color={colors[status.state]}>{word(status.state)}</Tag>
          <span>
            {status.lastSyncedAt ? (
              <>
                {t('sync.last')} <When instant={status.lastSyncedAt} />
              </>
            ) : (
              t('sync.never')
            )}
          </span>
          {status.reason && <span>{word(status.reason)}</span>}
          {status.failed.length > 0 && <span>{t('sync.notFetched', { list: named(status.failed) })}</span>}
        </>
      )}
      <span>{t('note')}</span>
      <Button icon={<SyncOutlined aria-hidden />} loading={isBusy} onClick={start}>
        {t('sync.button')}
      </Button>
    </div>
  );
}
