import type { EChartsCoreOption } from 'echarts/core';
import type { ChartSpec } from '@/domain/analysis/chart';
import type { Report } from '@/domain/analysis/report';
import { type ChartColors, defaultColors, FONT } from '../palette';
import type { FigureText } from '../useFigureText';
import { buildDonutOption } from './donut';
import { buildGridOption } from './grid';

const PATTERN_COLOR = 'rgba(255, 255, 255, 0.35)';
/** Light patterns; the first part has none. */
const decals = [
  { symbol: 'none' },
  { color: PATTERN_COLOR, dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: Math.PI / 4 },
  {
    color: PATTERN_COLOR,
    symbol: 'circle',
    dashArrayX: [
      [6, 6],
      [0, 6, 6, 0],
    ],
    dashArrayY: [6, 0],
    symbolSize: 0.6,
  },
  { color: PATTERN_COLOR, dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: -Math.PI / 4 },
  { color: PATTERN_COLOR, dashArrayX: [1, 0], dashArrayY: [2, 5] },
];

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
    // The console describes charts itself, so only the patterns are used: where nothing but the color tells parts apart.
    aria: { enabled: spec.kind === 'stackedBar', label: { enabled: false }, decal: { show: true, decals } },
    ...(spec.kind === 'donut'
      ? buildDonutOption(report, spec, text, colors)
      : buildGridOption(report, spec, text, colors)),
  };
}
