import type { PieSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import { besideColumn, type ChartSpec, drawnColumns } from '@/domain/analysis/chart';
import { figureOf, type Report } from '@/domain/analysis/report';
import { seriesColors, textColor } from '../palette';
import type { FigureText } from '../useFigureText';

/** Parts of a whole as a ring, each with its name, its figure and the one beside it. */
export function donutOption(report: Report, spec: ChartSpec, text: FigureText): EChartsCoreOption {
  const [column] = drawnColumns(report, spec);
  const besides = besideColumn(report, spec);
  const series: PieSeriesOption = {
    type: 'pie',
    name: column?.title,
    radius: ['45%', '70%'],
    data: report.rows.map((row) => ({ name: row.label, value: column ? (figureOf(row, column.key) ?? '-') : '-' })),
    label: {
      color: textColor,
      formatter: ({ name, percent, dataIndex }) => {
        const row = report.rows[dataIndex];
        if (!column || !besides || !row) return `${name} ${percent}%`;
        const figures = [column, besides].map(({ unit, key }) => text.short(unit, figureOf(row, key)));
        return [name, ...figures].join('\n');
      },
    },
    itemStyle: { borderColor: '#ffffff', borderWidth: 2 },
  };
  return {
    color: [...seriesColors],
    tooltip: {
      trigger: 'item',
      confine: true,
      valueFormatter: (value: unknown) =>
        column ? text.short(column.unit, typeof value === 'number' ? value : null) : '',
    },
    series: [series],
  };
}
