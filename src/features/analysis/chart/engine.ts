import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type ChartColors, defaultColors, FONT } from '../palette';

// SVG is sharp at any zoom and in print, and renders in tests as in a browser.
use([LineChart, BarChart, PieChart, GridComponent, TooltipComponent, LegendComponent, AriaComponent, SVGRenderer]);

const PNG_SCALE = 2;
const TITLE_HEIGHT = 32;
const LINE_HEIGHT = 18;
const PADDING = 16;

/** Heading of an exported image, which is read without the page around it. */
export type Caption = { title: string; lines: readonly string[] };

export type ChartEngine = {
  draw: (option: EChartsCoreOption, colors: ChartColors) => void;
  resize: () => void;
  /** Sets the handler of clicks; it gets the index of the row. */
  onPick: (pick: (index: number) => void) => void;
  /** @throws Error if the browser cannot create the image */
  toPng: (caption: Caption) => Promise<Blob>;
  dispose: () => void;
};

function loadImage(source: string) {
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the chart could not be drawn as a picture'));
    image.src = source;
  });
}

async function toPng(
  svg: string,
  { title, lines }: Caption,
  { width, height, colors }: { width: number; height: number; colors: ChartColors },
) {
  // The content security policy allows data: URLs for images.
  const image = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement('canvas');
  const top = TITLE_HEIGHT + lines.length * LINE_HEIGHT + PADDING;
  canvas.width = width * PNG_SCALE;
  canvas.height = (top + height) * PNG_SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = colors.background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(PNG_SCALE, PNG_SCALE);
  context.fillStyle = colors.text;
  context.font = `600 16px ${FONT}`;
  context.fillText(title, PADDING, TITLE_HEIGHT, width - 2 * PADDING);
  context.font = `12px ${FONT}`;
  lines.forEach((line, index) => {
    context.fillText(line, PADDING, TITLE_HEIGHT + (index + 1) * LINE_HEIGHT, width - 2 * PADDING);
  });
  context.drawImage(image, 0, top, width, height);
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Starts a chart in `element`. Only this module imports ECharts; it is loaded with the first chart. */
export function startChart(element: HTMLElement, height: number): ChartEngine {
  const getWidth = () => element.clientWidth || undefined;
  const chart = init(element, null, { renderer: 'svg', width: getWidth() ?? height * 2, height });
  let colors = defaultColors;
  return {
    draw(option, chartColors) {
      colors = chartColors;
      chart.setOption(option, { notMerge: true });
    },
    resize: () => chart.resize({ width: getWidth() }),
    onPick(pick) {
      chart.off('click');
      chart.on('click', ({ dataIndex }) => typeof dataIndex === 'number' && pick(dataIndex));
    },
    toPng: (caption) =>
      toPng(chart.renderToSVGString(), caption, { width: chart.getWidth(), height: chart.getHeight(), colors }),
    dispose: () => chart.dispose(),
  };
}
