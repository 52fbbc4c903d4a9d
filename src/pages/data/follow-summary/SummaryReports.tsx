import { useMemo } from 'react';
import type { FollowSummary } from '@/contract/follow-summary';
import type { ChartSpec } from '@/domain/analysis/chart';
import { addDays } from '@/domain/period/calendar';
import { ReportView } from '@/features/analysis/ReportView';
import type { ShownPeriod } from '@/features/analysis/usePeriodText';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followSummaryTexts } from '@/locales/followSummary';
import { followUpTexts } from '@/locales/followUp';
import { listPath, type Scope } from './list-path';
import { buildGroupReport, buildOutcomeReport, buildTrendReport } from './reports';

type Props = { summary: FollowSummary; scope: Scope; period: ShownPeriod };

const TREND: ChartSpec = {
  kind: 'stackedBar',
  columns: ['done', 'overdue', 'unreachable', 'refused', 'completionRate'],
  lines: ['completionRate'],
};
const OUTCOMES: ChartSpec = { kind: 'bar', columns: ['count'] };
const RANKED: ChartSpec = { kind: 'rankedBar', columns: ['due'] };
const read = { error: undefined, reload: () => {} };

/** Reports by day, outcome, assignee and project; each row links to the list of what it counts. */
export function SummaryReports({ summary, scope, period }: Props) {
  const t = useText(followSummaryTexts);
  const outcome = useEnumLabelOrRaw(followUpTexts, 'outcome');
  const reports = useMemo(
    () => ({
      trend: buildTrendReport(t, summary.days),
      outcomes: buildOutcomeReport(t, summary.outcomes, outcome),
      byAssignee: buildGroupReport(t, t('assignee'), summary.byAssignee, t('filter.none')),
      byProject: buildGroupReport(t, t('project'), summary.byProject, t('noProject')),
    }),
    [t, outcome, summary],
  );
  const common = { period, read, height: 280, note: t('source') };
  return (
    <>
      <ReportView
        {...common}
        name={t('trend')}
        report={reports.trend}
        chart={TREND}
        rowHref={({ key }) => listPath('due', { ...scope, dueFrom: key, dueBefore: addDays(key, 1) })}
      />
      <ReportView
        {...common}
        name={t('outcomes')}
        param="outcomes"
        report={reports.outcomes}
        chart={OUTCOMES}
        rowHref={({ key }) => listPath('done', scope, { outcome: key })}
      />
      <ReportView
        {...common}
        name={t('byAssignee')}
        param="assignees"
        defaultView="table"
        report={reports.byAssignee}
        chart={RANKED}
        rowHref={({ key }) => listPath('due', { ...scope, assignee: key })}
      />
      <ReportView
        {...common}
        name={t('byProject')}
        param="projects"
        defaultView="table"
        report={reports.byProject}
        chart={RANKED}
        rowHref={({ key }) => listPath('due', { ...scope, projectId: key })}
      />
    </>
  );
}
