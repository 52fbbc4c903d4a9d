import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsChart, formatMetrics, parseMetrics, toggleMetric } from './metric-selection';
import type { MetricName } from './metrics';

const offered: MetricName[] = ['sessionCnt', 'visitPv', 'visitUv', 'visitUvNew', 'newRate', 'stayTimeUv', 'visitDepth'];
const preset: MetricName[] = ['sessionCnt', 'visitUv', 'visitUvNew'];

test.each<[string, MetricName[], boolean]>([
  ['three counts, of times and people', ['sessionCnt', 'visitUv', 'visitUvNew'], true],
  ['four counts', ['sessionCnt', 'visitPv', 'visitUv', 'visitUvNew'], false],
  ['two counts and a duration', ['visitPv', 'visitUv', 'stayTimeUv'], true],
  ['three of three units: times, percent and seconds', ['visitPv', 'newRate', 'stayTimeUv'], false],
  ['nothing', [], false],
])('%s: %j', (_, names, expected) => {
  expect(fitsChart(names)).toBe(expected);
});

test.each([
  ['', true],
  ['visitPv,', true],
  ['visitPv,visitPv', true],
  ['visitPv,x', true],
  ['pageVisitPv', true],
  ['visitPv,newRate,stayTimeUv', true],
  ['visitPv,stayTimeUv', false],
])('the URL value %j is refused: %s', (text, isRefused) => {
  const found = parseMetrics(text, offered, preset);
  expect(found.isRefused).toBe(isRefused);
  if (isRefused) expect(found.picked).toBe(preset);
});

test('keeps the offered order when selecting, and deselecting restores the rest', () => {
  expect(toggleMetric(offered, ['visitUv'], 'sessionCnt')).toEqual(['sessionCnt', 'visitUv']);
  expect(toggleMetric(offered, ['sessionCnt', 'visitUv'], 'sessionCnt')).toEqual(['visitUv']);
});

test('the URL value restores the selection', () => {
  fc.assert(
    fc.property(fc.subarray(offered), (names) => {
      fc.pre(fitsChart(names));
      expect(parseMetrics(formatMetrics(names, preset), offered, preset)).toEqual({ picked: names, isRefused: false });
    }),
  );
});
