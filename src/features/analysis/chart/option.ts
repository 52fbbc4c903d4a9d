import type { EChartsCoreOption } from 'echarts/core';
import type { ChartSpec } from '@/domain/analysis/chart';
import type { Report } from '@/domain/analysis/report';
import { type ChartColors, defaultColors, FONT } from '../palette';
import type { FigureText } from '../useFigureText';
import { buildDonutOption } from './donut';
import { buildGridOption } from './grid';

/** ECharts options of a report. Names from the platform need no escaping: ECharts does it in tooltips. */
export function buildChartOption(
  report: Report,
  spec: ChartSpec,
  text: FigureText,
  colors: ChartColors = defaultColors,
): EChartsCoreOption {
  return {
    animation: false,
    textStyle: { fontFamily: FONT },
    // The console describes charts itself, so only the decal patterns are used.
    aria: {
      enabled: spec.kind === 'donut' || spec.kind === 'stackedBar',
      label: { enabled: false },
      decal: { show: true },
    },
    ...(spec.kind === 'donut'
      ? buildDonutOption(report, spec, text, colors)
      : buildGridOption(report, spec, text, colors)),
  };
}
