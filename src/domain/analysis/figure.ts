import { digits } from './metrics';

/** A figure; null where it is not known, which is never 0. */
export type Figure = number | null;

/** What `part` is of `whole`, in percent; null when one is not known, or there is no whole. */
export function percentOf(part: Figure, whole: Figure): Figure {
  return part === null || whole === null || whole === 0 ? null : (part / whole) * 100;
}

/** What `part` is of `whole` in percent, rounded as all percentages are written; null where there is no whole. */
export function roundedPercent(part: number, whole: number): Figure {
  const percent = percentOf(part, whole);
  return percent === null ? null : rounded(percent, digits.percent);
}

/** Exits of the visits of a page, in percent (docs/domain.md 1.3). */
export const exitRate = (exitpagePv: Figure, pageVisitPv: Figure) => percentOf(exitpagePv, pageVisitPv);

/** `a` per `b`; null when one is not known, or there is none to share it. */
export const ratio = (a: Figure, b: Figure): Figure => (a === null || b === null || b === 0 ? null : a / b);

/** Change against `base`, in percent of it; null when one is not known, or the base is 0. */
export function change(current: Figure, base: Figure): Figure {
  return current === null || base === null || base === 0 ? null : ((current - base) / Math.abs(base)) * 100;
}

/** Rounded half up in the magnitude, as figures are written: 0.05 to one place is 0.1. */
export function rounded(figure: number, places: number) {
  const shifted = Number(`${Math.abs(figure)}e${places}`);
  // A figure that needs an exponent to be written is rounded away, or too large to have places.
  if (Number.isNaN(shifted)) return Math.abs(figure) < 1 ? 0 : figure;
  return Math.sign(figure) * Number(`${Math.round(shifted)}e-${places}`) || 0;
}
