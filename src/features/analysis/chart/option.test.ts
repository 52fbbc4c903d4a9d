import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '@/domain/analysis/report';
import { defaultColors } from '../palette';
import { buildChartOption } from './option';

const text = {
  plain: (unit: string, figure: number | null) => `${figure} ${unit}`,
  short: (unit: string, figure: number | null) => `${figure} ${unit}`,
  change: String,
  size: String,
  axisLabel: String,
  unit: (unit: string) => unit,
};
const report: Report = {
  dimension: 'Day',
  columns: [
    { key: 'pv', title: 'Visits', unit: 'times' },
    { key: 'stay', title: 'Stay', unit: 'seconds' },
    { key: 'note', title: 'Note', unit: 'text' },
    { key: 'pv.compared', title: 'Visits before', unit: 'times', comparedWith: 'pv' },
  ],
  rows: [
    { key: 'a', label: '1st', cells: { pv: 3, stay: 60, note: 'x', 'pv.compared': 2 } },
    { key: 'b', label: '2nd', cells: { pv: null, stay: 0 } },
  ],
  summary: [{ key: 'total', label: 'Total', cells: { pv: 3 } }],
};
type Drawn = {
  series: {
    name: string;
    type: string;
    data: unknown[];
    yAxisIndex?: number;
    lineStyle?: object;
    stack?: string;
    silent: boolean;
  }[];
  yAxis: { name: string }[];
};
const draw = (spec: Parameters<typeof buildChartOption>[1]) => buildChartOption(report, spec, text) as unknown as Drawn;

test('draws each column on the axis of its unit, with gaps for unknown figures and without totals', () => {
  const { series, yAxis } = draw({ kind: 'line' });
  expect(series.map(({ name, data, yAxisIndex }) => [name, data, yAxisIndex])).toEqual([
    ['Visits', [3, null], 0],
    ['Stay', [60, 0], 1],
    ['Visits before', [2, null], 0],
  ]);
  expect(yAxis.map(({ name }) => name)).toEqual(['times', 'seconds']);
});

test('includes the compared columns of selected ones, dashed and not clickable', () => {
  const { series } = draw({ kind: 'line', columns: ['pv'] });
  expect(series.map(({ name }) => name)).toEqual(['Visits', 'Visits before']);
  expect(series.map(({ lineStyle }) => lineStyle)).toMatchObject([{ type: 'solid' }, { type: 'dashed' }]);
  expect(series.map(({ silent }) => silent)).toEqual([false, true]);
});

test('stacks parts, separately from the compared period, and draws a rate as a line', () => {
  const { series } = draw({ kind: 'stackedBar', lines: ['stay'] });
  expect(series.map(({ type, stack }) => [type, stack])).toEqual([
    ['bar', 'all'],
    ['line', undefined],
    ['bar', 'compared'],
  ]);
});

/** Indexes of the marked points of a line over `length` days, with gaps at `unknown`. */
function markedDays(length: number, unknown: readonly number[]) {
  const rows = Array.from({ length }, (_, at) => ({
    key: String(at),
    label: String(at),
    cells: { pv: unknown.includes(at) ? null : 1 },
  }));
  const { series } = buildChartOption({ ...report, rows }, { kind: 'line', columns: ['pv'] }, text) as unknown as {
    series: { showSymbol: boolean; symbolSize: (value: unknown, at: { dataIndex: number }) => number }[];
  };
  const [line] = series;
  return line?.showSymbol
    ? rows.flatMap(({ key }, dataIndex) => (line.symbolSize(1, { dataIndex }) > 0 ? [Number(key)] : []))
    : [];
}

test('marks all points of few figures, and only isolated points of many', () => {
  expect(markedDays(4, [1])).toEqual([0, 1, 2, 3]);
  expect(markedDays(90, [])).toEqual([]);
  expect(markedDays(90, [40])).toEqual([]);
  expect(markedDays(90, [1, 40, 42, 88])).toEqual([0, 41, 89]);
});

test('omits the unit at the axis of ranked bars, whose labels contain it', () => {
  const { xAxis } = buildChartOption(report, { kind: 'rankedBar', columns: ['pv'] }, text) as unknown as {
    xAxis: { name?: string }[];
  };
  expect(xAxis.map(({ name }) => name)).toEqual([undefined]);
});

test.each<Parameters<typeof buildChartOption>[1]>([
  { kind: 'line' },
  { kind: 'stackedBar', lines: ['stay'] },
  { kind: 'rankedBar', columns: ['pv'] },
  { kind: 'bar', columns: ['pv'], beside: 'stay' },
  { kind: 'donut', columns: ['pv'] },
])('draws a $kind in the given colors alone, axes and labels included', (spec) => {
  const given = { series: ['s1', 's2', 's3'], text: 't', subdued: 'u', line: 'l', background: 'b' };
  const drawn = JSON.stringify(buildChartOption(report, spec, text, given));
  for (const own of [
    ...defaultColors.series,
    defaultColors.text,
    defaultColors.subdued,
    defaultColors.line,
    defaultColors.background,
  ])
    expect(drawn).not.toContain(own);
  expect(drawn).toMatch(/"s1"/);
});

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.umi') ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) ? [path] : [];
  });

test('only the chart engine imports ECharts, and it is loaded on demand', () => {
  const files = sources('src').map((path) => ({ path, source: readFileSync(path, 'utf8') }));
  const importing = files.filter(({ source }) => /^import (?!type).*'echarts/m.test(source));
  expect(importing.map(({ path }) => path)).toEqual(['src/features/analysis/chart/engine.ts']);
  expect(files.filter(({ source }) => /^import (?!type).*chart\/engine'/m.test(source))).toEqual([]);
});

test('does not start the axis of running totals at 0', () => {
  const column = (key: string, term: 'visitTotal' | 'shareUv') => ({ key, title: key, unit: 'people', term }) as const;
  const scales = (columns: ReturnType<typeof column>[]) =>
    (buildChartOption({ dimension: '', columns, rows: [] }, { kind: 'line' }, text) as { yAxis: { scale: boolean }[] })
      .yAxis;
  expect(scales([column('a', 'visitTotal')])).toMatchObject([{ scale: true }]);
  expect(scales([column('a', 'visitTotal'), column('b', 'shareUv')])).toMatchObject([{ scale: false }]);
});
