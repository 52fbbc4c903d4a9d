import { Page } from '@/components/page/Page';
import { depthKeys, stayTimeKeys } from '@/domain/analysis/distribution';
import { addDays } from '@/domain/period/calendar';
import { dayParams } from '@/domain/period/query';
import { singleDayRules } from '@/domain/period/rules';
import { ComparisonAlert } from '@/features/analysis/ComparisonAlert';
import { getComparedDaysNote } from '@/features/analysis/comparedDaysNote';
import { NewestDayGate } from '@/features/analysis/NewestDayGate';
import { PeriodBar } from '@/features/analysis/PeriodBar';
import { ReadGate } from '@/features/analysis/ReadGate';
import styles from '@/features/analysis/reportGrid.module.css';
import { SyncBar } from '@/features/analysis/SyncBar';
import { useNewestDay } from '@/features/analysis/useNewestDay';
import { usePeriod } from '@/features/analysis/usePeriod';
import { useReport } from '@/features/analysis/useReport';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { getDistribution } from '@/services/analysis';
import { BucketView } from './BucketView';
import { SourceView } from './SourceView';

/** Visit Distribution (docs/domain.md 6.13): opens by source, duration and depth. */
export default function VisitDistribution() {
  const newest = useNewestDay('distribution');
  return (
    <NewestDayGate isSettled={newest.isSettled} params={dayParams}>
      <Distribution newest={newest.day} />
    </NewestDayGate>
  );
}

function Distribution({ newest }: { newest: string | undefined }) {
  const t = useText(analysisTexts);
  const view = usePeriod(singleDayRules, newest);
  const { period, compared } = view;
  const distribution = useReport(['analysis', 'distribution'], period, getDistribution);
  const stay = useEnumLabel(analysisTexts, 'stay');
  const depth = useEnumLabel(analysisTexts, 'depth');
  const { data } = distribution;
  const other = useReport(['analysis', 'distribution'], compared ?? period, getDistribution);
  const before = compared && other;
  const comparedData = before?.data && before.data.days > 0 ? before.data : undefined;
  const parts = { period: { granularity: 'day', ...period, compared } as const, read: distribution };

  return (
    <Page
      extra={
        <SyncBar
          report="distribution"
          granularity="day"
          period={period}
          missing={data?.missing}
          hidesGaps={data?.days === 0}
          onEnd={distribution.reload}
        />
      }
    >
      <PeriodBar view={view} />
      {before && <ComparisonAlert read={before} note={getComparedDaysNote(t, data?.days, before.data?.days)} />}
      <ReadGate
        report="distribution"
        read={distribution}
        reasons={data?.days === 0 ? data.missing.map(({ reason }) => reason) : undefined}
        otherDays={newest === undefined || newest === period.from ? [] : [newest]}
        onShow={(day) => view.setChoice({ from: day, before: addDays(day, 1) })}
      >
        <SourceView data={data} compared={comparedData} {...parts} />
        <div className={styles.grid}>
          <BucketView
            part="stay"
            keys={stayTimeKeys}
            items={data?.stayTime}
            compared={comparedData?.stayTime}
            getLabel={stay}
            {...parts}
          />
          <BucketView
            part="depth"
            keys={depthKeys}
            items={data?.depth}
            compared={comparedData?.depth}
            getLabel={depth}
            {...parts}
          />
        </div>
      </ReadGate>
    </Page>
  );
}
