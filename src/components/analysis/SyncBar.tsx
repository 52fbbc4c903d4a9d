import { SyncOutlined } from '@ant-design/icons';
import { useMemoizedFn } from 'ahooks';
import { Button, Tag } from 'antd';
import { When } from '@/components/When';
import type { Report, ReportStatus } from '@/contract/analysis/status';
import type { Period } from '@/domain/period/period';
import { useText } from '@/hooks/useText';
import type { MessageKey } from '@/utils/text';
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

const reasons: Record<NonNullable<ReportStatus['reason']>, MessageKey<'analysis'>> = {
  notReady: 'sync.notReady',
  quotaExceeded: 'sync.quotaExceeded',
  unauthorized: 'sync.unauthorized',
  tokenInvalid: 'sync.tokenInvalid',
  brokenDown: 'sync.brokenDown',
};

/** How new the figures of a report are, whether fetching them went well, and the button that does it again. */
export function SyncBar({ report, period, onEnd }: Props) {
  const t = useText('analysis');
  const { status, refresh } = useReportStatus(report);
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
          <Tag color={colors[status.state]}>{t(`sync.${status.state}`)}</Tag>
          <span>
            {status.lastSyncedAt ? (
              <>
                {t('sync.last')} <When instant={status.lastSyncedAt} />
              </>
            ) : (
              t('sync.never')
            )}
          </span>
          {status.reason && <span>{t(reasons[status.reason])}</span>}
        </>
      )}
      <span>{t('note')}</span>
      <Button icon={<SyncOutlined aria-hidden />} loading={isBusy} onClick={start}>
        {t('sync.button')}
      </Button>
    </div>
  );
}
