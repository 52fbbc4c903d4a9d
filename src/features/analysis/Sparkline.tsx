import type { Figure } from '@/domain/analysis/figure';
import { getSparklinePaths, sparkline } from './sparklinePaths';
import { useChartColors } from './useChartColors';

/**
 * Sparkline of a metric.
 *
 * @param label text alternative
 */
export function Sparkline({ figures, label }: { figures: readonly Figure[]; label: string }) {
  const { width, height } = sparkline;
  const { series } = useChartColors();
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', maxInlineSize: '100%', blockSize: 'auto' }}
    >
      {getSparklinePaths(figures).map((path) => (
        <path key={path} d={path} fill="none" stroke={series[0]} strokeWidth={2} strokeLinecap="round" />
      ))}
    </svg>
  );
}
