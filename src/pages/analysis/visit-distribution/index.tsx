import { Page } from '@/components/Page';
import { depthKeys, stayTimeKeys } from '@/domain/analysis/distribution';
import { addDays } from '@/domain/period/calendar';
import { dayParams } from '@/domain/period/query';
import { singleDayRules } from '@/domain/period/rules';
import { NewestDayGate } from '@/features/analysis/NewestDayGate';
import { PeriodBar } from '@/features/analysis/PeriodBar';
import { ReadGate } from '@/features/analysis/ReadGate';
import styles from '@/features/analysis/reportGrid.module.css';
import { SyncBar } from '@/features/analysis/SyncBar';
import { useNewestDay } from '@/features/analysis/useNewestDay';
import { usePeriod } from '@/features/analysis/usePeriod';
import { usePeriodText } from '@/features/analysis/usePeriodText';
import { useReport } from '@/features/analysis/useReport';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { analysisTexts } from '@/locales/analysis';
import { getDistribution } from '@/services/analysis';
import { BucketView } from './BucketView';
import { SourceView } from './SourceView';

/** Where opens come from, how long they last and how deep they go (docs/domain.md 6.13). */
export default function VisitDistribution() {
  const newest = useNewestDay('distribution');
  return (
    <NewestDayGate isSettled={newest.isSettled} params={dayParams}>
      <Distribution newest={newest.day} />
    </NewestDayGate>
  );
}

function Distribution({ newest }: { newest: string | undefined }) {
  const words = usePeriodText();
  const view = usePeriod(singleDayRules, newest);
  const { period } = view;
  const distribution = useReport('distribution', period, getDistribution);
  const stay = useEnumLabel(analysisTexts, 'stay');
  const depth = useEnumLabel(analysisTexts, 'depth');
  const { data } = distribution;
  const parts = { period: words.shown('day', period), read: distribution };

  return (
    <Page>
      <PeriodBar view={view} isComparable={false} />
      <SyncBar
        report="distribution"
        granularity="day"
        period={period}
        missing={data?.missing}
        isTold={data?.days === 0}
        onEnd={distribution.reload}
      />
      <ReadGate
        report="distribution"
        read={distribution}
        reasons={data?.days === 0 ? data.missing.map(({ reason }) => reason) : undefined}
        instead={newest === undefined || newest === period.from ? [] : [newest]}
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
