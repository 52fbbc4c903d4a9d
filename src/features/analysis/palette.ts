import { primaryColor, theme } from '../../../config/settings';

/**
 * Colours of series, in their order: each stands out from white by 3:1 and more, which the primary
 * colour does not, and the eye tells neighbours apart. Never alone: lines differ by their marks, areas
 * by their patterns.
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

export const ownColors: ChartColors = {
  series: seriesColors,
  text: textColor,
  subdued: subduedColor,
  line: lineColor,
  background: '#ffffff',
};

/** Of the operator's high contrast theme. Three colors and four marks tell twelve lines apart. */
const systemColors: ChartColors = {
  series: ['LinkText', 'CanvasText', 'Highlight'],
  text: 'CanvasText',
  subdued: 'CanvasText',
  line: 'GrayText',
  background: 'Canvas',
};

/** The value of a CSS color: ECharts knows no names of system colors, and loses them when it lightens what is pointed at. */
function resolveColor(color: string) {
  const probe = document.createElement('span');
  probe.style.color = color;
  document.body.append(probe);
  const { color: resolved } = getComputedStyle(probe);
  probe.remove();
  return resolved;
}

/** Browsers replace the colors of text and boxes in high contrast mode (forced colors), but not those of a chart. */
export function getChartColors(isForced: boolean, resolve = resolveColor): ChartColors {
  if (!isForced) return ownColors;
  const { series, text, subdued, line, background } = systemColors;
  return {
    series: series.map(resolve),
    text: resolve(text),
    subdued: resolve(subdued),
    line: resolve(line),
    background: resolve(background),
  };
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The primary colour on white, as strong as `percent` of 100; dark text on it has a contrast of 7:1 and more. */
export function heatColor(percent: number) {
  const strength = Math.min(1, Math.max(0, percent / 100));
  const mixed = channels(primaryColor).map((channel) => Math.round(255 + (channel - 255) * strength));
  return `rgb(${mixed.join(' ')})`;
}

// Named, and not inherited: a picture of the chart has nothing to inherit from.
// Without quotes, which ECharts would write into an attribute as they are.
export const FONT = '-apple-system, Segoe UI, Roboto, Noto Sans SC, PingFang SC, Microsoft YaHei, Arial, sans-serif';
