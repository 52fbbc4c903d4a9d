import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import {
  axisUnits,
  type ChartSpec,
  type FigureColumn,
  getPlottedColumns,
  getSecondaryColumn,
} from '@/domain/analysis/chart';
import type { Figure } from '@/domain/analysis/figure';
import { digits, type Metric, metrics, type Term } from '@/domain/analysis/metrics';
import { getFigure, type Report } from '@/domain/analysis/report';
import type { ChartColors } from '../palette';
import type { FigureText } from '../useFigureText';

type Series = LineSeriesOption | BarSeriesOption;

const symbols = ['Circle', 'Rect', 'Triangle', 'Diamond'];
const RANKED_LABEL_WIDTH = 180;
const GROUP_LABEL_WIDTH = 96;
const MAX_MARKED_POINTS = 31;
const MARK_SIZE = 7;
const COMPARED_OPACITY = 0.35;

/** Compared columns have the color and symbol of their column; their symbol is hollow. */
function createSeriesStyles(columns: readonly FigureColumn[], { series }: ChartColors) {
  const owners = columns.filter(({ comparedWith }) => !comparedWith).map(({ key }) => key);
  return ({ key, comparedWith }: FigureColumn) => {
    const at = Math.max(0, owners.indexOf(comparedWith ?? key));
    const symbol = symbols[at % symbols.length] ?? 'Circle';
    return {
      color: series[at % series.length],
      symbol: comparedWith ? `empty${symbol}` : symbol.toLowerCase(),
    };
  };
}

/** Marks all points if there are few, otherwise only those between gaps, which no line would show. */
function getSymbolOptions(figures: readonly Figure[]): Pick<LineSeriesOption, 'showSymbol' | 'symbolSize'> {
  const isUnknown = (at: number) => (figures[at] ?? null) === null;
  const isAlone = (at: number) => !isUnknown(at) && isUnknown(at - 1) && isUnknown(at + 1);
  const areFew = figures.length <= MAX_MARKED_POINTS;
  const isAnyAlone = figures.some((_, at) => isAlone(at));
  return {
    showSymbol: areFew || isAnyAlone,
    // If no symbols are shown, this size still applies to the hovered point.
    symbolSize: (_: unknown, { dataIndex }: { dataIndex: number }) =>
      areFew || !isAnyAlone || isAlone(dataIndex) ? MARK_SIZE : 0,
  };
}

function buildSeries(
  report: Report,
  spec: ChartSpec,
  columns: readonly FigureColumn[],
  text: FigureText,
  colors: ChartColors,
): Series[] {
  const { rows } = report;
  const axes = axisUnits(columns);
  const secondary = getSecondaryColumn(report, spec);
  const getStyle = createSeriesStyles(columns, colors);
  return columns.map((column): Series => {
    const { key, title, unit, comparedWith } = column;
    const { color, symbol } = getStyle(column);
    const axis = Math.min(
      1,
      axes.findIndex((units) => units.includes(unit)),
    );
    const shared = {
      name: title,
      data: rows.map((row) => getFigure(row, key)),
      itemStyle: { color },
      // A click would open the row, but compared figures are of another day.
      silent: comparedWith !== undefined,
      tooltip: { valueFormatter: (value: unknown) => text.short(unit, typeof value === 'number' ? value : null) },
    };
    if (spec.kind === 'line' || spec.lines?.includes(comparedWith ?? key)) {
      return {
        ...shared,
        type: 'line',
        yAxisIndex: axis,
        symbol,
        ...getSymbolOptions(shared.data),
        showAllSymbol: true,
        lineStyle: { color, width: 2, type: comparedWith ? 'dashed' : 'solid' },
      };
    }
    const isRanked = spec.kind === 'rankedBar';
    return {
      ...shared,
      type: 'bar',
      ...(!isRanked && { yAxisIndex: axis }),
      ...(spec.kind === 'stackedBar' && { stack: comparedWith ? 'compared' : 'all' }),
      barMaxWidth: 32,
      itemStyle: { color, opacity: comparedWith ? COMPARED_OPACITY : 1 },
      label: {
        // Labels of compared bars would overlap; the tooltip shows their figures.
        show: !comparedWith && (isRanked || (spec.kind === 'bar' && secondary !== undefined)),
        position: isRanked ? 'right' : 'top',
        color: colors.text,
        formatter: ({ value, dataIndex }) => {
          const own = text.short(unit, typeof value === 'number' ? value : null);
          const row = rows[dataIndex];
          // Two lines above a vertical bar, which is narrow.
          return secondary && row
            ? `${own}${isRanked ? ' · ' : '\n'}${text.short(secondary.unit, getFigure(row, secondary.key))}`
            : own;
        },
      },
    };
  });
}

const metricByTerm: Partial<Record<Term, Metric>> = metrics;

/** Running totals grow slowly compared with their size: on an axis from 0 they would look flat. */
const isRunningTotal = ({ term }: FigureColumn) => term !== undefined && metricByTerm[term]?.aggregate === 'last';

/** Space in pixels for the units of the axes and the legend, which may take two lines in a narrow window. */
function getTopMargin(columns: number, isRanked: boolean) {
  if (columns > 1) return columns > 3 ? 80 : 64;
  return isRanked ? 8 : 40;
}

/** Options of line and bar charts with up to two value axes, left and right. */
export function buildGridOption(
  report: Report,
  spec: ChartSpec,
  text: FigureText,
  colors: ChartColors,
): EChartsCoreOption {
  const columns = getPlottedColumns(report, spec);
  const isRanked = spec.kind === 'rankedBar';
  const axisLine = { lineStyle: { color: colors.line } };
  const names = {
    type: 'category',
    data: report.rows.map(({ label }) => label),
    axisLine,
    axisTick: { show: false },
    axisLabel: {
      color: colors.subdued,
      overflow: 'truncate',
      // Labels of weeks are long; on two lines more of them fit.
      ...(spec.kind === 'line' && { formatter: (label: string) => label.replace(' ~ ', '\n~ ') }),
      // Always shows the newest label, which may mark a day that is not over; a label that would touch it is hidden.
      ...(spec.kind === 'line' && { showMaxLabel: true, hideOverlap: true, textMargin: [0, 6] }),
      ...(isRanked && { width: RANKED_LABEL_WIDTH }),
      // Groups are few, and each needs its label.
      ...(spec.kind === 'bar' && { width: GROUP_LABEL_WIDTH, interval: 0 }),
    },
  };
  const values = axisUnits(columns)
    .slice(0, 2)
    .map((units, index) => ({
      type: 'value',
      // Labels of ranked bars already contain the unit.
      name: isRanked ? undefined : units.map(text.unit).join(' / '),
      nameTextStyle: { color: colors.subdued },
      scale: columns.filter(({ unit }) => units.includes(unit)).every(isRunningTotal),
      // Counts are integers.
      minInterval: units.some((unit) => digits[unit] > 0) ? 0 : 1,
      // Below ranked bars the labels are side by side and may overlap.
      axisLabel: { color: colors.subdued, formatter: text.axisLabel, hideOverlap: true },
      splitLine: { show: index === 0, lineStyle: { color: colors.line } },
    }));
  return {
    grid: {
      left: 16,
      right: isRanked ? (spec.beside ? 140 : 96) : 16,
      top: getTopMargin(columns.length, isRanked),
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: { show: columns.length > 1, top: 0, textStyle: { color: colors.text }, type: 'plain' },
    tooltip: { trigger: 'axis', confine: true },
    xAxis: isRanked ? values : names,
    yAxis: isRanked ? { ...names, inverse: true } : values,
    series: buildSeries(report, spec, columns, text, colors),
  };
}
