import { digits } from './metrics';

/** A figure; null means unknown, never 0. */
export type Figure = number | null;

/**
 * `part` as a percentage of `whole`; null when either is unknown or `whole` is 0. Counts are multiplied first, since the
 * quotient is rarely exact and would move a half below itself.
 */
export function toPercent(part: Figure, whole: Figure): Figure {
  return part === null || whole === null || whole === 0 ? null : (part * 100) / whole;
}

/** Percentage rounded to the digits that all percentages are shown with; null when `whole` is 0. */
export function toRoundedPercent(part: number, whole: number): Figure {
  const percent = toPercent(part, whole);
  return percent === null ? null : roundFigure(percent, digits.percent);
}

/** Exit rate of a page in percent: exits divided by visits (docs/domain.md 1.3). */
export const getExitRate = (exitpagePv: Figure, pageVisitPv: Figure) => toPercent(exitpagePv, pageVisitPv);

/** `a` divided by `b`; null when either is unknown or `b` is 0. */
export const divideFigures = (a: Figure, b: Figure): Figure => (a === null || b === null || b === 0 ? null : a / b);

/** Relative change against `base` in percent; null when either is unknown or `base` is 0. */
export function getRelativeChange(current: Figure, base: Figure): Figure {
  return current === null || base === null || base === 0 ? null : ((current - base) * 100) / Math.abs(base);
}

/** Rounds half away from zero, as figures are displayed: 0.05 to one place is 0.1. */
export function roundFigure(figure: number, places: number) {
  const shifted = Number(`${Math.abs(figure)}e${places}`);
  // `Number` cannot parse a second exponent: such a figure is either negligibly small or too large to have decimals.
  if (Number.isNaN(shifted)) return Math.abs(figure) < 1 ? 0 : figure;
  return Math.sign(figure) * Number(`${Math.round(shifted)}e-${places}`) || 0;
}
