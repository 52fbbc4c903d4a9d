import { useMemo } from 'react';
import { useEditParam } from '@/components/form/useEditParam';
import { Page } from '@/components/page/Page';
import { withExitRate } from '@/domain/analysis/visit-pages';
import { addDays } from '@/domain/period/calendar';
import { dayParams } from '@/domain/period/query';
import { singleDayRules } from '@/domain/period/rules';
import { ComparisonAlert } from '@/features/analysis/ComparisonAlert';
import { getComparedDaysNote } from '@/features/analysis/comparedDaysNote';
import { NewestDayGate } from '@/features/analysis/NewestDayGate';
import { PeriodBar } from '@/features/analysis/PeriodBar';
import { ReadGate } from '@/features/analysis/ReadGate';
import { SyncBar } from '@/features/analysis/SyncBar';
import { useNewestDay } from '@/features/analysis/useNewestDay';
import { usePeriod } from '@/features/analysis/usePeriod';
import { useReport } from '@/features/analysis/useReport';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { visitPageTexts } from '@/locales/visitPage';
import { getVisitPages } from '@/services/analysis';
import { PageNameDrawer } from './PageNameDrawer';
import { PageTable } from './PageTable';
import { usePageFilter } from './usePageFilter';

/** Visit Page (docs/domain.md 6.13): visits and exits of the pages of the mini program. */
export default function VisitPage() {
  const newest = useNewestDay('pages');
  return (
    <NewestDayGate isSettled={newest.isSettled} params={dayParams}>
      <VisitPages newest={newest.day} />
    </NewestDayGate>
  );
}

function VisitPages({ newest }: { newest: string | undefined }) {
  const t = useText(visitPageTexts);
  const tAnalysis = useText(analysisTexts);
  const view = usePeriod(singleDayRules, newest);
  const filter = usePageFilter();
  const { target, open, close } = useEditParam();
  const read = useReport(['analysis', 'visit-pages'], view.period, getVisitPages);
  const { data } = read;
  const { compared } = view;
  const other = useReport(['analysis', 'visit-pages'], compared ?? view.period, getVisitPages);
  const before = compared && other;
  const than = before?.data;
  const others = useMemo(() => (than && than.days > 0 ? than.rows.map(withExitRate) : undefined), [than]);
  const period = { granularity: 'day', ...view.period, compared } as const;
  const days = data?.days ?? 0;
  const pages = useMemo(() => data?.rows.map(withExitRate), [data]);

  return (
    <Page
      extra={
        <SyncBar
          report="pages"
          granularity="day"
          period={view.period}
          missing={data?.missing}
          hidesGaps={data?.days === 0}
          onEnd={read.reload}
        />
      }
    >
      <PeriodBar
        view={view}
        otherInvalid={filter.isSortInvalid ? [{ problem: 'notAChoice', instead: t('defaultSort') }] : []}
      />
      {before && <ComparisonAlert read={before} note={getComparedDaysNote(tAnalysis, data?.days, than?.days)} />}
      <ReadGate
        report="pages"
        read={read}
        reasons={data?.rows.length === 0 ? data.missing.map(({ reason }) => reason) : undefined}
        otherDays={newest === undefined || newest === view.period.from ? [] : [newest]}
        onShow={(day) => view.setChoice({ from: day, before: addDays(day, 1) })}
      >
        <PageTable
          pages={pages}
          others={others}
          days={days}
          filter={filter}
          period={period}
          read={read}
          onRename={open}
        />
      </ReadGate>
      {target !== undefined && <PageNameDrawer pagePath={target} onSaved={read.reload} onClose={close} />}
    </Page>
  );
}
