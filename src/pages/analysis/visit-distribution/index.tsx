import { MissingPeriods } from '@/components/analysis/MissingPeriods';
import { PeriodBar } from '@/components/analysis/PeriodBar';
import { ReadGate } from '@/components/analysis/ReadGate';
import styles from '@/components/analysis/reportGrid.module.css';
import { SyncBar } from '@/components/analysis/SyncBar';
import { usePeriod } from '@/components/analysis/usePeriod';
import { usePeriodText } from '@/components/analysis/usePeriodText';
import { useReport } from '@/components/analysis/useReport';
import { Page } from '@/components/Page';
import { depthKeys, stayTimeKeys } from '@/domain/analysis/distribution';
import { addDays } from '@/domain/period/calendar';
import { singleDayRules } from '@/domain/period/rules';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { analysisTexts } from '@/locales/analysis';
import { getDistribution } from '@/services/analysis';
import { BucketView } from './BucketView';
import { SourceView } from './SourceView';

/** Where opens come from, how long they last and how deep they go (domain.md 6.13). */
export default function VisitDistribution() {
  const words = usePeriodText();
  const view = usePeriod(singleDayRules);
  const { period } = view;
  const distribution = useReport('distribution', period, getDistribution);
  const stay = useEnumLabel(analysisTexts, 'stay');
  const depth = useEnumLabel(analysisTexts, 'depth');
  const { data } = distribution;
  const parts = { period: words.shown('day', period), read: distribution };

  return (
    <Page>
      <PeriodBar view={view} isComparable={false} />
      <SyncBar report="distribution" period={period} onEnd={distribution.reload} />
      {data && data.days > 0 && <MissingPeriods granularity="day" missing={data.missing} />}
      <ReadGate
        report="distribution"
        read={distribution}
        reasons={data?.days === 0 ? data.missing.map(({ reason }) => reason) : undefined}
        newest={data?.newest}
        onShow={(day) => view.setChoice({ from: day, before: addDays(day, 1) })}
      >
        <SourceView data={data} {...parts} />
        <div className={styles.grid}>
          <BucketView part="stay" keys={stayTimeKeys} items={data?.stayTime} wordOf={stay} {...parts} />
          <BucketView part="depth" keys={depthKeys} items={data?.depth} wordOf={depth} {...parts} />
        </div>
      </ReadGate>
    </Page>
  );
}
