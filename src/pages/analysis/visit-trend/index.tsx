import { history, useLocation } from '@umijs/max';
import { toTrendFigures } from '@/domain/analysis/series';
import { addUnits, getStartOfRefDate, type Period } from '@/domain/period/period';
import { trendRules } from '@/domain/period/rules';
import { GranularitySwitch, getGranularity } from '@/features/analysis/GranularitySwitch';
import { prefetchSeries, SeriesScreen } from '@/features/analysis/SeriesScreen';
import { useScreenTitle } from '@/hooks/useScreenTitle';
import { useText } from '@/hooks/useText';
import { menuTexts } from '@/locales/menu';
import { getVisitTrend } from '@/services/analysis';

const metricNames = [
  'sessionCnt',
  'visitPv',
  'visitUv',
  'visitUvNew',
  'newRate',
  'stayTimeUv',
  'stayTimeSession',
  'visitDepth',
] as const;
const defaultMetrics = ['sessionCnt', 'visitUv', 'visitUvNew'] as const;
const rules = { day: trendRules('day'), week: trendRules('week'), month: trendRules('month') };
const reports = { day: 'visitTrendDay', week: 'visitTrendWeek', month: 'visitTrendMonth' } as const;

export function prefetch(search: string) {
  const granularity = getGranularity(history.location.pathname);
  const read = (period: Period) => getVisitTrend({ granularity, ...period });
  return prefetchSeries(reports[granularity], rules[granularity], read, search);
}

/** Visit Trend (docs/domain.md 6.13): number and duration of visits by day, week or month. */
export default function VisitTrend() {
  const t = useText(menuTexts);
  const granularity = getGranularity(useLocation().pathname);
  return (
    <SeriesScreen
      title={useScreenTitle()}
      report={reports[granularity]}
      rules={rules[granularity]}
      read={(period) => getVisitTrend({ granularity, ...period })}
      names={metricNames}
      defaultMetrics={defaultMetrics}
      toFigures={toTrendFigures}
      rowLinks={({ key }) => {
        const from = getStartOfRefDate(granularity, key);
        const query = new URLSearchParams({ from, before: addUnits(granularity, from, 1) });
        return (['visit-page', 'visit-distribution'] as const).map((screen) => ({
          label: t(`analysis.${screen}`),
          href: `/analysis/${screen}?${query}`,
        }));
      }}
    >
      <GranularitySwitch base="/analysis/visit-trend" value={granularity} />
    </SeriesScreen>
  );
}
