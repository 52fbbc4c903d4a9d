import type { EChartsCoreOption } from 'echarts/core';
import type { ChartSpec } from '@/domain/analysis/chart';
import type { Report } from '@/domain/analysis/report';
import { type ChartColors, FONT, ownColors } from '../palette';
import type { FigureText } from '../useFigureText';
import { donutOption } from './donut';
import { gridOption } from './grid';

/** ECharts options of a report. Names from the platform need no escaping: ECharts does it in tooltips. */
export function chartOption(
  report: Report,
  spec: ChartSpec,
  text: FigureText,
  colors: ChartColors = ownColors,
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
    ...(spec.kind === 'donut' ? donutOption(report, spec, text, colors) : gridOption(report, spec, text, colors)),
  };
}
