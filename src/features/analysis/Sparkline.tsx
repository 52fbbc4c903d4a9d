import type { Figure } from '@/domain/analysis/figure';
import { seriesColors } from './palette';
import { sparkline, sparklinePaths } from './sparklinePaths';

/** The course of a figure in small; `label` says it in words. */
export function Sparkline({ figures, label }: { figures: readonly Figure[]; label: string }) {
  const { width, height } = sparkline;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block' }}
    >
      {sparklinePaths(figures).map((path) => (
        <path key={path} d={path} fill="none" stroke={seriesColors[0]} strokeWidth={2} strokeLinecap="round" />
      ))}
    </svg>
  );
}
