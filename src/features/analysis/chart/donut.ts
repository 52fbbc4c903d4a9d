import type { PieSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import { type ChartSpec, getPlottedColumns, getSecondaryColumn } from '@/domain/analysis/chart';
import { getFigure, type Report } from '@/domain/analysis/report';
import type { ChartColors } from '../palette';
import type { FigureText } from '../useFigureText';

/** Options of a donut chart; labels show name, figure and secondary figure. */
export function buildDonutOption(
  report: Report,
  spec: ChartSpec,
  text: FigureText,
  colors: ChartColors,
): EChartsCoreOption {
  const [column] = getPlottedColumns(report, spec);
  const secondary = getSecondaryColumn(report, spec);
  const series: PieSeriesOption = {
    type: 'pie',
    name: column?.title,
    radius: ['45%', '70%'],
    data: report.rows.map((row) => ({ name: row.label, value: column ? (getFigure(row, column.key) ?? '-') : '-' })),
    label: {
      color: colors.text,
      formatter: ({ name, percent, dataIndex }) => {
        const row = report.rows[dataIndex];
        if (!column || !secondary || !row) return `${name} ${percent}%`;
        const figures = [column, secondary].map(({ unit, key }) => text.short(unit, getFigure(row, key)));
        return [name, ...figures].join('\n');
      },
    },
    itemStyle: { borderColor: colors.background, borderWidth: 2 },
  };
  return {
    color: [...colors.series],
    tooltip: {
      trigger: 'item',
      confine: true,
      valueFormatter: (value: unknown) =>
        column ? text.short(column.unit, typeof value === 'number' ? value : null) : '',
    },
    series: [series],
  };
}
