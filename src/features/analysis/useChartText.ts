import { useMemo } from 'react';
import { type ChartSpec, findExtremes, getPlottedColumns } from '@/domain/analysis/chart';
import type { Report } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { useFigureText } from './useFigureText';

/** Text alternative of a chart: newest, highest and lowest figure over time, or the largest group. */
export function useChartText(report: Report, spec: ChartSpec, name: string) {
  const t = useText(analysisTexts);
  const text = useFigureText();
  return useMemo(() => {
    const isCourse = spec.kind === 'line' || spec.kind === 'stackedBar';
    const sentences = getPlottedColumns(report, spec).map(({ key, title, unit }) => {
      const found = findExtremes(report.rows, key);
      if (!found) return t('chart.nothing', { title });
      const { latest, highest, lowest } = found;
      const format = ({ figure }: { figure: number }) => text.short(unit, figure);
      if (!isCourse) {
        return t('chart.items', { title, count: report.rows.length, label: highest.row.label, value: format(highest) });
      }
      return t('chart.series', {
        title,
        latest: format(latest),
        latestAt: latest.row.label,
        highest: format(highest),
        highestAt: highest.row.label,
        lowest: format(lowest),
        lowestAt: lowest.row.label,
      });
    });
    return [name, ...sentences].join(' ');
  }, [report, spec, name, t, text]);
}
