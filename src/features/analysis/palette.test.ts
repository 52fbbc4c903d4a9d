import { expect, test } from 'vitest';
import { defaultColors, getChartColors, getHeatColor, seriesColors, subduedColor, textColor } from './palette';

function luminance(color: string) {
  const channels = color.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : [...color.matchAll(/\d+/g)].map(Number);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, from 1 (equal) to 21. */
function contrast(a: string, b: string) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test('seven series have different colors with a contrast of at least 3:1 on white', () => {
  expect(new Set(seriesColors).size).toBe(7);
  for (const color of seriesColors) expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(3);
});

test('texts have a contrast of at least 4.5:1', () => {
  for (const color of [textColor, subduedColor]) expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test.each([0, 25, 50, 75, 100, 140])('dark text is readable on a heat color of %d percent', (percent) => {
  expect(contrast(textColor, getHeatColor(percent))).toBeGreaterThanOrEqual(7);
});

test('heat colors get darker with the percentage', () => {
  const steps = [0, 20, 40, 60, 80, 100].map((percent) => luminance(getHeatColor(percent)));
  expect([...steps].sort((a, b) => b - a)).toEqual(steps);
  expect(getHeatColor(0)).toBe('rgb(255 255 255)');
});

test('uses only the system colors of a high contrast theme for charts', () => {
  const { series, ...others } = getChartColors(true, (name) => `<${name}>`);
  expect(series).toEqual(['<LinkText>', '<CanvasText>', '<Highlight>']);
  expect(others).toEqual({
    text: '<CanvasText>',
    subdued: '<CanvasText>',
    line: '<GrayText>',
    background: '<Canvas>',
  });
  expect(getChartColors(false)).toBe(defaultColors);
});
