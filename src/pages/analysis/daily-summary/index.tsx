import { toSummaryFigures } from '@/domain/analysis/series';
import { dailySummaryRules } from '@/domain/period/rules';
import { prefetchSeries, SeriesScreen } from '@/features/analysis/SeriesScreen';
import { useScreenTitle } from '@/hooks/useScreenTitle';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { getDailySummary } from '@/services/analysis';

const metricNames = ['visitTotal', 'visitTotalDelta', 'sharePv', 'shareUv', 'sharePerUser'] as const;
// Not the total: beside it the shares of a day would be a line at 0.
const defaultMetrics = ['visitTotalDelta', 'sharePv'] as const;

export const prefetch = (search: string) => prefetchSeries('dailySummary', dailySummaryRules, getDailySummary, search);

/** Daily Summary (docs/domain.md 6.13): total users and shares by day. */
export default function DailySummary() {
  const t = useText(analysisTexts);
  return (
    <SeriesScreen
      title={useScreenTitle()}
      report="dailySummary"
      rules={dailySummaryRules}
      read={getDailySummary}
      names={metricNames}
      defaultMetrics={defaultMetrics}
      toFigures={toSummaryFigures}
      cardTitles={{ visitTotalDelta: t('card.growth') }}
    />
  );
}
