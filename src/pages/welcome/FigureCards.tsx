import { Alert, Empty } from 'antd';
import { metrics } from '@/domain/analysis/metrics';
import type { Period } from '@/domain/period/period';
import { MetricCards } from '@/features/analysis/MetricCards';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { welcomeTexts } from '@/locales/welcome';
import type { LatestFigures } from './latest-figures';
import styles from './welcome.module.css';

const SUMMARY = '/analysis/daily-summary';
const TREND = '/analysis/visit-trend/daily';

/** Figures of the latest day compared with the day before; each links to its report. */
export function FigureCards({ latest, period }: { latest: LatestFigures | undefined; period: Period }) {
  const t = useText(welcomeTexts);
  const tFigures = useText(analysisTexts);
  const query = new URLSearchParams({ from: period.from, before: period.before });
  if (!latest) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('figures.none')} />;
  const { yesterday, day, reason, figures } = latest;
  const about = { yesterday, day };
  return (
    <div className={styles.figures}>
      {reason && (
        <Alert
          type="info"
          showIcon
          className={styles.stale}
          title={
            reason === 'generating'
              ? t('figures.generating', about)
              : t('figures.missing', { ...about, reason: tFigures(`reason.${reason}`) })
          }
        />
      )}
      <MetricCards
        cards={figures.map(({ name, value, base, trend }) => ({
          key: name,
          title: tFigures(`metric.${name}`),
          term: name,
          unit: metrics[name].unit,
          value,
          compared: { value, base },
          trend,
          href: `${name === 'visitTotal' ? SUMMARY : TREND}?${query}`,
        }))}
      />
      <p className={styles.explained}>{t('figures.note')}</p>
    </div>
  );
}
