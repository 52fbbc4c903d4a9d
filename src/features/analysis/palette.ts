import { primaryColor, theme } from '../../../config/settings';

/**
 * Colors of series in order. Each has a contrast of at least 3:1 on white, unlike the primary color, and differs
 * clearly from the next one. Lines also differ by symbols, areas by patterns.
 */
export const seriesColors: readonly string[] = [
  theme.token?.colorLink ?? primaryColor,
  theme.token?.colorInfo ?? primaryColor,
  theme.token?.colorWarning ?? primaryColor,
  '#722ed1',
  '#c41d7f',
  '#08797a',
  '#595959',
];

export const textColor = '#1f1f1f';
export const subduedColor = '#6b6b6b';
export const lineColor = '#e0e0e0';

/** Colors of a chart. */
export type ChartColors = {
  series: readonly string[];
  text: string;
  subdued: string;
  line: string;
  background: string;
};

export const defaultColors: ChartColors = {
  series: seriesColors,
  text: textColor,
  subdued: subduedColor,
  line: lineColor,
  background: '#ffffff',
};

/** System colors of a high contrast theme. Three colors and four symbols distinguish twelve lines. */
const systemColors: ChartColors = {
  series: ['LinkText', 'CanvasText', 'Highlight'],
  text: 'CanvasText',
  subdued: 'CanvasText',
  line: 'GrayText',
  background: 'Canvas',
};

/** Computed value of a CSS color, because ECharts cannot lighten system colors by name on hover. */
function resolveColor(color: string) {
  const probe = document.createElement('span');
  probe.style.color = color;
  document.body.append(probe);
  const { color: resolved } = getComputedStyle(probe);
  probe.remove();
  return resolved;
}

/** Colors of charts; in high contrast mode (forced colors), browsers do not replace those of SVG. */
export function getChartColors(isForced: boolean, resolve = resolveColor): ChartColors {
  if (!isForced) return defaultColors;
  const { series, text, subdued, line, background } = systemColors;
  return {
    series: series.map(resolve),
    text: resolve(text),
    subdued: resolve(subdued),
    line: resolve(line),
    background: resolve(background),
  };
}

const parseChannels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Primary color mixed with white by `percent` (0–100); dark text on it has a contrast of at least 7:1. */
export function getHeatColor(percent: number) {
  const strength = Math.min(1, Math.max(0, percent / 100));
  const mixed = parseChannels(primaryColor).map((channel) => Math.round(255 + (channel - 255) * strength));
  return `rgb(${mixed.join(' ')})`;
}

// Explicit, because an exported image cannot inherit a font. Without quotes, because ECharts does not escape them in
// attributes.
export const FONT = '-apple-system, Segoe UI, Roboto, Noto Sans SC, PingFang SC, Microsoft YaHei, Arial, sans-serif';
