import { history, useLocation } from '@umijs/max';
import { Segmented } from 'antd';
import { Page } from '@/components/page/Page';
import { getReportDisplay } from '@/domain/analysis/report';
import { retainRules } from '@/domain/period/rules';
import { CohortTable } from '@/features/analysis/CohortTable';
import { ComparisonAlert } from '@/features/analysis/ComparisonAlert';
import { GranularitySwitch, getGranularity } from '@/features/analysis/GranularitySwitch';
import { MetricCards } from '@/features/analysis/MetricCards';
import { PeriodBar } from '@/features/analysis/PeriodBar';
import { ReportView } from '@/features/analysis/ReportView';
import { StaleFigures } from '@/features/analysis/StaleFigures';
import { SyncBar } from '@/features/analysis/SyncBar';
import { useEnumParam } from '@/features/analysis/useEnumParam';
import { getPeriod, usePeriod } from '@/features/analysis/usePeriod';
import { prefetchReport, useReport } from '@/features/analysis/useReport';
import { useReportStatus } from '@/features/analysis/useReportStatus';
import { useText } from '@/hooks/useText';
import { analysisRetainTexts } from '@/locales/analysisRetain';
import { getRetain } from '@/services/analysis';
import { useRetain } from './useRetain';
import { useRetainReports } from './useRetainReports';

const rules = { day: retainRules('day'), week: retainRules('week'), month: retainRules('month') };
const reports = { day: 'retainDay', week: 'retainWeek', month: 'retainMonth' } as const;
const kinds = ['new', 'active'] as const;
const shows = ['rate', 'count'] as const;
const curveChart = { kind: 'line', columns: ['rate'] } as const;

export function prefetch(search: string) {
  const granularity = getGranularity(history.location.pathname);
  return prefetchReport(['analysis', 'retain'], { granularity, ...getPeriod(search, rules[granularity]) }, getRetain);
}

/** User Retain (docs/domain.md 6.13): how many users of a day, week or month return later. */
export default function UserRetain() {
  const t = useText(analysisRetainTexts);
  const granularity = getGranularity(useLocation().pathname);
  const view = usePeriod(rules[granularity]);
  const { period, compared } = view;
  const kind = useEnumParam('kind', kinds);
  const show = useEnumParam('show', shows);
  const read = useReport(['analysis', 'retain'], { granularity, ...period }, getRetain);
  const other = useReport(['analysis', 'retain'], { granularity, ...(compared ?? period) }, getRetain);
  const before = compared && other;
  const { denial } = useReportStatus(reports[granularity]);
  const retain = useRetain(view, kind.value, read.data, before?.data);
  const shown = show.value === 'rate' ? 'rate' : 'value';
  const { cohorts, curve } = useRetainReports(retain.own, retain.other, {
    granularity,
    kind: kind.value,
    keys: retain.keys,
    show: shown,
  });

  const users = t(`kind.${kind.value}`);
  const when = { granularity, ...period, compared };
  // Without any figures, the report explains why, so the cards are hidden.
  const hasUsers = !retain.own || retain.own.rows.some(({ base }) => base !== null);
  const hasCurve = read.error === undefined && (!cohorts || getReportDisplay(cohorts) === 'ready');
  return (
    <Page
      extra={
        <SyncBar
          report={reports[granularity]}
          granularity={granularity}
          period={period}
          missing={read.data?.missing}
          hidesGaps={!hasUsers}
          onEnd={read.reload}
        />
      }
    >
      <PeriodBar
        view={view}
        otherInvalid={[
          ...(kind.isInvalid ? [{ problem: 'notAChoice', instead: users } as const] : []),
          ...(show.isInvalid ? [{ problem: 'notAChoice', instead: t(`show.${show.value}`) } as const] : []),
        ]}
      >
        <GranularitySwitch base="/analysis/retain" value={granularity} />
        <Segmented
          // The selected radio takes the focus; the group would be an extra tab stop.
          tabIndex={-1}
          aria-label={t('kind.label')}
          value={kind.value}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={kind.set}
        />
      </PeriodBar>
      <StaleFigures read={read} />
      {before && <ComparisonAlert read={before} />}
      {read.error === undefined && hasUsers && (
        <MetricCards
          isLoading={read.isLoading || before?.isLoading === true}
          isStale={read.stale !== undefined}
          cards={retain.cards}
        />
      )}
      <ReportView
        name={t('heat', { kind: users })}
        period={when}
        report={cohorts}
        read={read}
        reason={denial}
        visualization={
          <CohortTable
            granularity={granularity}
            rows={retain.own?.rows.toReversed() ?? []}
            compared={retain.other?.rows.toReversed()}
            keys={retain.keys}
            show={shown}
          />
        }
      >
        <Segmented
          tabIndex={-1}
          aria-label={t('show.label')}
          value={show.value}
          options={shows.map((value) => ({ value, label: t(`show.${value}`) }))}
          onChange={show.set}
        />
      </ReportView>
      {hasCurve && (
        <ReportView
          name={t(retain.keys.length === 1 ? 'course' : 'curve', { kind: users })}
          period={when}
          report={curve}
          read={read}
          chart={curveChart}
          param="curve"
        />
      )}
    </Page>
  );
}
