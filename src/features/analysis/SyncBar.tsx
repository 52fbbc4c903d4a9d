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
  /** What is fetched again; the newest figures unless given. */
  period?: Period;
  /** The days, weeks or months of the period that have no figures; undefined until they have been read. */
  missing: readonly Missing[] | undefined;
  /** Whether the screen says in the place of its figures why there are none: they are not named twice. */
  isTold?: boolean;
  /** The figures may be others now: read them again. */
  onEnd: () => void;
};

const colors = { ready: 'success', generating: 'processing', failed: 'error' } as const;

const MOST_NAMED = 3;

/** What the figures of a period lack, each day once, and why. */
function Gaps({ granularity, summary }: { granularity: Granularity; summary: SyncSummary }) {
  const t = useText(analysisTexts);
  const label = useEnumLabelOrRaw(analysisTexts, 'sync');
  const { state, count, gaps, reason, elsewhere } = summary;
  const list = gaps.map((gap) => {
    const [first, last] = [formatUnit(granularity, gap.first), formatUnit(granularity, gap.last)];
    const dates = gap.first === gap.last ? first : t('missing.run', { first, last });
    // The state stands in front of all of them.
    return gap.reason === state ? dates : t('missing.because', { dates, reason: t(`reason.${gap.reason}`) });
  });
  // They lie outside the period that is shown, and its sync would not fetch them.
  const others = elsewhere.slice(0, MOST_NAMED).join(t('separator')) + (elsewhere.length > MOST_NAMED ? '…' : '');
  return (
    <>
      {count > 0 && <span>{t(`missing.${granularity}`, { count, list: list.join(t('separator')) })}</span>}
      {others && <span>{t('sync.notFetched', { list: others })}</span>}
      {reason && <span>{label(reason)}</span>}
    </>
  );
}

/**
 * How new the figures of a report are, what they lack, whether fetching them went well, and the button that does it
 * again.
 */
export function SyncBar({ report, granularity, period, missing, isTold = false, onEnd }: Props) {
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
      {!isTold && <Gaps granularity={granularity} summary={summary} />}
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
