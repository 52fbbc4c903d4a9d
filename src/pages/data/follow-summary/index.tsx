import { Card, Flex } from 'antd';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useEntity } from '@/components/form/useEntity';
import { Page } from '@/components/page/Page';
import type { FollowSummary, FollowSummaryQuery } from '@/contract/follow-summary';
import { followUpWays } from '@/contract/limits/follow-up';
import type { FigureName } from '@/domain/follow-up/figures';
import { daysBetween, toBusinessDay } from '@/domain/period/calendar';
import { periodRules } from '@/domain/period/rules';
import { type MetricCard, MetricCards } from '@/features/analysis/MetricCards';
import { PeriodBar } from '@/features/analysis/PeriodBar';
import { usePeriod } from '@/features/analysis/usePeriod';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { followSummaryTexts } from '@/locales/followSummary';
import { getFollowSummary } from '@/services/follow-summary';
import { serverNow } from '@/utils/clock';
import { listPath, type Scope } from './list-path';
import { units } from './reports';
import { SummaryFilters } from './SummaryFilters';
import { SummaryReports } from './SummaryReports';

const MAX_DAYS = 366;
const rules = { ...periodRules('day', MAX_DAYS), until: 'today' as const };
const cardNames = [
  'due',
  'done',
  'completionRate',
  'onTimeRate',
  'overdue',
  'unreachable',
  'refused',
  'avgDelayHours',
  'newAdverse',
] as const satisfies FigureName[];

/** Follow Summary (docs/domain.md 6.9): completion of due follow-ups; each figure links to the list that it counts. */
export default function FollowSummaryPage() {
  const t = useText(followSummaryTexts);
  const { read } = useQueryParams();
  const view = usePeriod(rules);
  const { from, before } = view.period;
  const readParam = (name: string) => read(name)?.slice(0, 64) || undefined;
  const way = followUpWays.find((one) => one === read('way'));
  const query: FollowSummaryQuery = {
    from,
    before,
    projectId: readParam('projectId'),
    assignee: readParam('assignee'),
    way,
  };
  const { entity, error, isLoading, reload } = useEntity(['followUp', 'summary', query], () => getFollowSummary(query));
  const { from: dueFrom, before: dueBefore, ...filter } = query;
  const scope: Scope = { dueFrom, dueBefore, ...filter };
  const days = daysBetween(from, before);
  // A day that is not over cannot be compared with a whole one.
  const isComparable = days > 1 || before <= toBusinessDay(serverNow());

  return (
    <Page>
      <Flex vertical gap={16}>
        <PeriodBar view={view} hasComparison={false}>
          <SummaryFilters />
        </PeriodBar>
        {error !== undefined && !isLoading ? (
          <ListFailed error={error} onRetry={reload} />
        ) : (
          <>
            <Card size="small" title={isComparable ? t('compared', { days }) : t('figures')}>
              <MetricCards
                isLoading={!entity}
                cards={cardNames.map((name) => toCard(name, t(name), scope, entity, isComparable))}
              />
            </Card>
            {entity && <SummaryReports summary={entity} scope={scope} period={{ granularity: 'day', from, before }} />}
          </>
        )}
      </Flex>
    </Page>
  );
}

/** Card of a figure for the whole period, compared with the period before. */
const toCard = (
  name: FigureName,
  title: string,
  scope: Scope,
  summary: FollowSummary | undefined,
  isComparable: boolean,
): MetricCard => ({
  key: name,
  title,
  unit: units[name],
  value: summary ? summary.total[name] : null,
  reason: 'noBase',
  href: listPath(name, scope),
  ...(summary && {
    // `overdue` is counted as of today, so the period before has no comparable value.
    ...(isComparable && name !== 'overdue' && { compared: { value: summary.total[name], base: summary.before[name] } }),
    trend: summary.days.map((day) => day[name]),
  }),
});
