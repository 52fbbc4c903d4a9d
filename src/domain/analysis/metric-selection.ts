import { fitsAxes } from './chart';
import { type MetricName, metrics } from './metrics';

/** Maximum number of figures in one chart. */
export const MAX_CHART_METRICS = 3;

/** Whether one chart can show these figures: at least one, at most `MAX_CHART_METRICS`, and units for two axes. */
export const fitsChart = (names: readonly MetricName[]) =>
  names.length > 0 && names.length <= MAX_CHART_METRICS && fitsAxes(names.map((name) => metrics[name]));

/** Toggles a figure in the selection; the result is in the order of `offered`. */
export const toggleMetric = (offered: readonly MetricName[], picked: readonly MetricName[], name: MetricName) =>
  offered.filter((one) => (one === name ? !picked.includes(one) : picked.includes(one)));

/**
 * Parses the selected figures from the URL.
 *
 * @param text comma-separated names; null when the parameter is absent
 * @param preset the default selection, also used when the requested one is unknown or does not fit a chart
 */
export function parseMetrics(text: string | null, offered: readonly MetricName[], preset: readonly MetricName[]) {
  if (text === null) return { picked: preset, isRefused: false };
  const said = text.split(',');
  const picked = offered.filter((name) => said.includes(name));
  const isRefused = picked.length !== said.length || !fitsChart(picked);
  return { picked: isRefused ? preset : picked, isRefused };
}

/** URL value of the selection; null for the default. `parseMetrics` reads it back. */
export function formatMetrics(picked: readonly MetricName[], preset: readonly MetricName[]) {
  const text = picked.join(',');
  return text === preset.join(',') ? null : text;
}
