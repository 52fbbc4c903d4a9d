import { SyncOutlined } from '@ant-design/icons';
import { useMemoizedFn } from 'ahooks';
import { Button, Tag } from 'antd';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { Granularity, Missing } from '@/contract/analysis/period';
import type { Report } from '@/contract/analysis/status';
import { getSyncSummary, type SyncSummary } from '@/domain/analysis/gaps';
import { formatUnit, type Period } from '@/domain/period/period';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './SyncBar.module.css';
import { useReportStatus } from './useReportStatus';
import { useSync } from './useSync';

type Props = {
  report: Report;
  granularity: Granularity;
  /** Period to sync; the newest figures by default. */
  period?: Period;
  /** Units of the period without figures; undefined until loaded. */
  missing: readonly Missing[] | undefined;
  /** Whether the screen already explains why there are no figures; hides the list of gaps. */
  hidesGaps?: boolean;
  /** Called after a sync, to reload the figures. */
  onEnd: () => void;
};

const colors = { ready: 'success', generating: 'processing', failed: 'error' } as const;

const MAX_LISTED = 3;

/** Lists the gaps of a period with their reasons. */
function Gaps({ granularity, summary }: { granularity: Granularity; summary: SyncSummary }) {
  const t = useText(analysisTexts);
  const label = useEnumLabelOrRaw(analysisTexts, 'sync');
  const { state, count, gaps, reason, elsewhere } = summary;
  const list = gaps.map((gap) => {
    const [first, last] = [formatUnit(granularity, gap.first), formatUnit(granularity, gap.last)];
    const dates = gap.first === gap.last ? first : t('missing.run', { first, last });
    // The tag in front already shows the state.
    return gap.reason === state ? dates : t('missing.because', { dates, reason: t(`reason.${gap.reason}`) });
  });
  // Failed units outside the period, which its sync would not load.
  const others = elsewhere.slice(0, MAX_LISTED).join(t('separator')) + (elsewhere.length > MAX_LISTED ? '…' : '');
  return (
    <>
      {count > 0 && <span>{t(`missing.${granularity}`, { count, list: list.join(t('separator')) })}</span>}
      {others && <span>{t('sync.notFetched', { list: others })}</span>}
      {reason && <span>{label(reason)}</span>}
    </>
  );
}

/** Sync status of a report: its state, its gaps, the time of the last sync, and a button to start one. */
export function SyncBar({ report, granularity, period, missing, hidesGaps = false, onEnd }: Props) {
  const t = useText(analysisTexts);
  const label = useEnumLabelOrRaw(analysisTexts, 'sync');
  const { status, refetch } = useReportStatus(report);
  const summary = getSyncSummary(granularity, status, missing);
  const { start, isBusy } = useSync(
    report,
    period,
    useMemoizedFn(() => {
      void refetch();
      onEnd();
    }),
  );
  return (
    <div className={styles.bar}>
      {(status || summary.count > 0) && <Tag color={colors[summary.state]}>{label(summary.state)}</Tag>}
      {!hidesGaps && <Gaps granularity={granularity} summary={summary} />}
      {status && (
        <span>
          {status.lastSyncedAt ? (
            <>
              {t('sync.last')} <RelativeTime instant={status.lastSyncedAt} />
            </>
          ) : (
            t('sync.never')
          )}
        </span>
      )}
      <span>{t('note')}</span>
      <Button icon={<SyncOutlined aria-hidden />} loading={isBusy} onClick={start}>
        {t('sync.button')}
      </Button>
    </div>
  );
}
