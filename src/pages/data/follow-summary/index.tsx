import { ListFailed } from '@/components/feedback/ListFailed';
import { useEntity } from '@/components/form/useEntity';
import { Page } from '@/components/page/Page';
import type { FollowSummary, FollowSummaryQuery } from '@/contract/follow-summary';
import { followUpWays } from '@/contract/limits/follow-up';
import type { FigureName } from '@/domain/follow-up/figures';
import { daysBetween } from '@/domain/period/calendar';
import { periodRules } from '@/domain/period/rules';
import { FigureStrip } from '@/features/analysis/FigureStrip';
import type { MetricCard } from '@/features/analysis/MetricCards';
import { PeriodBar } from '@/features/analysis/PeriodBar';
import { usePeriod } from '@/features/analysis/usePeriod';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { followSummaryTexts } from '@/locales/followSummary';
import { getFollowSummary } from '@/services/follow-summary';
import styles from './follow-summary.module.css';
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
  // A day that is not over cannot be compared with a whole one: the finished days are, with as many before them.
  const finished = { ...query, before: view.running ?? before };
  const days = daysBetween(from, finished.before);
  const comparable = useEntity(['followUp', 'summary', days > 0 ? finished : query], () =>
    getFollowSummary(days > 0 ? finished : query),
  ).entity;
  const getTitle = () => {
    if (days === 0) return t('figures');
    return t(view.running === undefined ? 'compared' : 'comparedFinished', { days });
  };

  return (
    <Page>
      <PeriodBar view={view} hasComparison={false}>
        <SummaryFilters />
      </PeriodBar>
      {error !== undefined && !isLoading ? (
        <ListFailed error={error} onRetry={reload} />
      ) : (
        <>
          <section className={styles.figures} aria-label={t('figures')}>
            <h2 className={styles.title}>{getTitle()}</h2>
            <FigureStrip
              isStacked
              isLoading={!entity}
              cards={cardNames.map((name) => toCard(name, t(name), scope, entity, days > 0 ? comparable : undefined))}
            />
          </section>
          {entity && <SummaryReports summary={entity} scope={scope} period={{ granularity: 'day', from, before }} />}
        </>
      )}
    </Page>
  );
}

/**
 * Card of a figure for the whole period.
 *
 * @param comparable figures of its finished days and of the days before them; undefined without any
 */
const toCard = (
  name: FigureName,
  title: string,
  scope: Scope,
  summary: FollowSummary | undefined,
  comparable: FollowSummary | undefined,
): MetricCard => ({
  key: name,
  title,
  unit: units[name],
  value: summary ? summary.total[name] : null,
  reason: 'noBase',
  href: listPath(name, scope),
  // `overdue` is counted as of today, so the period before has no comparable value.
  ...(comparable &&
    name !== 'overdue' && { compared: { value: comparable.total[name], base: comparable.before[name] } }),
});
